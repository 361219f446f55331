/** The undo button, and its description. */
export const UNDO = 'basket-undo';
export const UNDO_TEXT = 'basket-undo-text';

/** The heading of the lines. */
export const LINES = 'basket-lines';

/** Returns the id of a cart line's element. */
export const lineElement = (id: string): string => `basket-line-${id}`;
