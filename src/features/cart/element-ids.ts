/** The undo button, and its description. */
export const UNDO_ID = 'cart-undo';
export const UNDO_TEXT_ID = 'cart-undo-text';

/** The heading of the lines. */
export const LINES_ID = 'cart-lines';

/** Returns the id of a cart line's element. */
export const lineElementId = (id: string): string => `cart-line-${id}`;
