import { removeStored, writeStored } from '#browser/storage.ts';
import { catalogue } from '#data/catalogue.ts';
import { lastTagTitle } from '#domain/box/keyrings.ts';
import { PARKED_KEY, DRAFT_KEY, SHIPPING_KEY } from './clear-saved-draft.ts';
import {
  encodeBoxDetails,
  encodeFlavours,
  encodeKeyrings,
  encodeLid,
  encodeShipping,
} from '#features/checkout/box-json.ts';
import { $parkedDrafts, currentDraft, type SavedDraft } from './parked-drafts.ts';

/** The format version. Other versions are ignored. */
export const FORMAT_VERSION = 1;

function boxEntry({ draft, step, editingLineId, lastUpdated }: SavedDraft) {
  return {
    v: FORMAT_VERSION,
    boxDetails: encodeBoxDetails(draft, catalogue),
    flavours: encodeFlavours(draft, catalogue),
    lidDetails: encodeLid(draft, catalogue, location.origin),
    giftMessage: draft.note,
    sender: lastTagTitle(draft.keyring, catalogue),
    keyrings: encodeKeyrings(draft.keyring, catalogue),
    editedLine: editingLineId,
    currentStep: step,
    lastUpdated,
  };
}

/** Stores a draft (by default the current one), its delivery and the parked drafts. */
export function saveDraft(now?: Date, box = currentDraft(now)): void {
  writeStored(DRAFT_KEY, boxEntry(box));
  writeStored(SHIPPING_KEY, {
    v: FORMAT_VERSION,
    shipping: encodeShipping(box.draft, catalogue),
    customerInfo: box.draft.customer,
    lastUpdated: box.lastUpdated,
  });
  const others = $parkedDrafts.get();
  if (others.length > 0) writeStored(PARKED_KEY, others.map(boxEntry));
  else removeStored(PARKED_KEY);
}
