/** The offer to put a removed line back. */
export const UNDO = 'basket-undo';
export const UNDO_TEXT = 'basket-undo-text';

/** The heading over the lines. */
export const LINES = 'basket-lines';

/** A line of the basket, by its id. */
export const lineElement = (id: string): string => `basket-line-${id}`;
