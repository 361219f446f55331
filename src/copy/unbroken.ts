/** Keeps a text on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Keeps each day and its month in a text on one line. */
export const unbrokenDays = (text: string): string =>
  text.replaceAll(/(\d(?:st|nd|rd|th)?) (?=[A-Z])/g, '$1\u00a0');
