/** The basket as a page of its own. */
export const BASKET_PAGE = '/basket';

/** Names the ready-made box that the page is to put into the basket. */
export const ADD = 'add';

/** A ready-made box that was pressed into the basket. */
export interface Pressed {
  sku: string;
  /** Whether it is in the stored cart by now. */
  isStored: boolean;
}

/** The address of the basket; it names a ready-made box that is still to be put into it. */
export function pageAdding(pressed?: Pressed): string {
  return pressed && !pressed.isStored
    ? `${BASKET_PAGE}?${ADD}=${encodeURIComponent(pressed.sku)}`
    : BASKET_PAGE;
}
