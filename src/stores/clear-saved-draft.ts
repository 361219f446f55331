import { hasStored, removeStored } from '#browser/storage.ts';

/** The two entries of the browser's storage that keep a box until it is paid. */
export const BOX_KEY = 'boxBuilderData';
export const SHIPPING_KEY = 'shippingInfo';

/** The boxes that were begun before it: none of them is paid with it. */
export const ASIDE_KEY = 'boxBuilderAside';

/** Whether a box may be waiting on this device: it is read only once the wizard has been fetched. */
export function hasSavedBox(): boolean {
  return hasStored(BOX_KEY) || hasStored(ASIDE_KEY);
}

/** For the page after payment: the box and the address have served. */
export function forgetProgress(): void {
  removeStored(BOX_KEY);
  removeStored(SHIPPING_KEY);
}
