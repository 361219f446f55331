/** The maximum number of lines in a cart, and of equal boxes in a line. Every page counts a stored cart by them. */
export const MAX_CART_LINES = 12;
export const MAX_LINE_QUANTITY = 20;

/** The greatest number of recipients in one order. */
export const MAX_RECIPIENTS = 12;

/** The maximum length of the buyer's company and purchase order number. */
export const MAX_COMPANY_LENGTH = 100;
export const MAX_PURCHASE_ORDER_LENGTH = 40;
