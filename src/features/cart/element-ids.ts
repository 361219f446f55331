/** The undo button. */
export const UNDO_ID = 'cart-undo';

/** The heading of the lines. */
export const LINES_ID = 'cart-lines';

/** The choice to send the cart to one address. */
export const ONE_ADDRESS_ID = 'cart-to-one';

/** Returns the id of a cart line's element. */
export const lineElementId = (id: string): string => `cart-line-${id}`;
