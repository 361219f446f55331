/** The path of the cart page. */
export const CART_PATH = '/basket';

/** The query parameter with the SKU of a ready-made box that the cart page adds. */
export const ADD_PARAM = 'add';

/** A ready-made box that the shopper adds to the cart. */
export interface AddedBox {
  sku: string;
  /** Whether the stored cart has it already. */
  isStored: boolean;
}

/** Returns the URL of the cart page, which adds a ready-made box that is not stored yet. */
export function cartUrl(added?: AddedBox): string {
  return added && !added.isStored
    ? `${CART_PATH}?${ADD_PARAM}=${encodeURIComponent(added.sku)}`
    : CART_PATH;
}
