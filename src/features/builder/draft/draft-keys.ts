import { hasStored, removeStored } from '#browser/storage.ts';

/* What pages need of stored drafts that do not load the wizard; `draft-storage.ts` reads and writes them. */

/** The storage keys of the draft and its delivery. */
export const DRAFT_KEY = 'boxBuilderData';
export const SHIPPING_KEY = 'shippingInfo';

/** The storage key of the parked drafts. A payment removes the paid ones. */
export const PARKED_KEY = 'boxBuilderAside';

/** Returns whether any draft is stored. The wizard parses it once loaded. */
export function hasSavedDraft(): boolean {
  return hasStored(DRAFT_KEY) || hasStored(PARKED_KEY);
}

/** Removes the draft and its delivery, and no parked draft. */
export function clearSavedDraft(): void {
  removeStored(DRAFT_KEY);
  removeStored(SHIPPING_KEY);
}
