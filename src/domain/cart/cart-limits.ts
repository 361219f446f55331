/** The maximum number of lines in the cart, and of equal boxes in a line. */
export const MAX_CART_LINES = 12;
export const MAX_LINE_QUANTITY = 20;
