import { hasStored, removeStored } from '#browser/storage.ts';

/** The two entries of the browser's storage that keep a box until it is paid. */
export const DRAFT_KEY = 'boxBuilderData';
export const SHIPPING_KEY = 'shippingInfo';

/** The boxes that were begun before it: none of them is paid with it. */
export const PARKED_KEY = 'boxBuilderAside';

/** Whether a box may be waiting on this device: it is read only once the wizard has been fetched. */
export function hasSavedDraft(): boolean {
  return hasStored(DRAFT_KEY) || hasStored(PARKED_KEY);
}

/** For the page after payment: the box and the address have served. */
export function clearSavedDraft(): void {
  removeStored(DRAFT_KEY);
  removeStored(SHIPPING_KEY);
}
