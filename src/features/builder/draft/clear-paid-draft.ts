import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import { decodeDraft, draftJson } from '#contract/box-json.ts';
import { isEmptyDraft, type DraftContents } from '#domain/box/draft-contents.ts';
import { orderHasBox } from '#domain/order/already-paid.ts';
import type { PastOrder } from '#domain/order/order-history.ts';
import { clearSavedDraft, DRAFT_KEY, PARKED_KEY } from './draft-keys.ts';

const parseEntries = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null);

function parseBox(entry: unknown): DraftContents | null {
  const box = v.safeParse(draftJson, entry);
  return box.success ? decodeDraft(box.output) : null;
}

/** Removes the saved delivery once the basket that it was typed for is paid; a box under way keeps it. */
export function clearPaidDelivery(): void {
  const isEmpty = (entry: unknown): boolean => {
    const box = parseBox(entry);
    return box !== null && isEmptyDraft(box);
  };
  if (readStored(DRAFT_KEY, isEmpty)) clearSavedDraft();
}

/**
 * Removes the box of a paid order from the saved draft, with its delivery, and from the parked ones; other boxes stay. Without
 * the order, which another device may have placed, removes the saved draft.
 */
export function clearPaidDraft(order: PastOrder | null): void {
  const isUnpaid = (entry: unknown): boolean => {
    const box = parseBox(entry);
    return order !== null && box !== null && !orderHasBox(order, box);
  };
  if (!readStored(DRAFT_KEY, isUnpaid)) clearSavedDraft();
  const parked = order ? readStored(PARKED_KEY, parseEntries) : null;
  if (!parked) return;
  const kept = parked.filter(isUnpaid);
  if (kept.length > 0) writeStored(PARKED_KEY, kept);
  else removeStored(PARKED_KEY);
}
