/** The most lines a basket takes, and the most equal boxes a line takes (decision 47). */
export const MAX_CART_LINES = 12;
export const MAX_LINE_QUANTITY = 20;
