/** The most lines a basket takes, and the most equal boxes a line takes (decision 47). */
export const MOST_LINES = 12;
export const MOST_OF_A_LINE = 20;
