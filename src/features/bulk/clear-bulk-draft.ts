import { removeStored } from '#browser/storage.ts';

/** The storage key of the slices that are being ordered in this tab. */
export const BULK_DRAFT_KEY = 'bulkOrder';

/** Removes the slices that were being ordered, after payment. */
export function clearBulkDraft(): void {
  removeStored(BULK_DRAFT_KEY, 'sessionStorage');
}
