import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import { decodeDraft, draftJson } from '#contract/box-json.ts';
import { orderHasBox } from '#domain/order/already-paid.ts';
import type { PastOrder } from '#domain/order/order-history.ts';
import { clearSavedDraft, DRAFT_KEY, PARKED_KEY } from './clear-saved-draft.ts';

const parseEntries = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null);

/**
 * Removes the box of a paid order from the saved draft, with its delivery, and from the parked ones; other boxes stay. Without
 * the order, which another device may have placed, removes the saved draft.
 */
export function clearPaidDraft(order: PastOrder | null): void {
  const isUnpaid = (entry: unknown): boolean => {
    const box = v.safeParse(draftJson, entry);
    return order !== null && box.success && !orderHasBox(order, decodeDraft(box.output));
  };
  const saved = readStored(DRAFT_KEY, (entry) => entry);
  if (!isUnpaid(saved)) clearSavedDraft();
  const parked = order ? readStored(PARKED_KEY, parseEntries) : null;
  if (!parked) return;
  const kept = parked.filter(isUnpaid);
  if (kept.length > 0) writeStored(PARKED_KEY, kept);
  else removeStored(PARKED_KEY);
}
