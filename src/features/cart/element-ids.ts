/** The undo button. */
export const UNDO_ID = 'cart-undo';

/** The heading of the lines. */
export const LINES_ID = 'cart-lines';

/** Returns the id of a cart line's element. */
export const lineElementId = (id: string): string => `cart-line-${id}`;
