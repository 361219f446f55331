import { removeStored } from '#browser/storage.ts';

/** The two entries of the browser's storage that keep a box until it is paid. */
export const BOX_KEY = 'boxBuilderData';
export const SHIPPING_KEY = 'shippingInfo';

/** For the page after payment: the box and the address have served. */
export function forgetProgress(): void {
  removeStored(BOX_KEY);
  removeStored(SHIPPING_KEY);
}
