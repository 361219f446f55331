/** The basket as a page of its own. */
export const BASKET_PAGE = '/basket';

/** Names the ready-made box that the page is to put into the basket. */
export const ADD = 'add';

/** The address of the basket, with a ready-made box to put into it if one is named. */
export function pageAdding(sku?: string): string {
  return sku === undefined ? BASKET_PAGE : `${BASKET_PAGE}?${ADD}=${encodeURIComponent(sku)}`;
}
