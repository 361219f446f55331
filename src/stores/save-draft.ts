import { removeStored, writeStored } from '#browser/storage.ts';
import { catalogue } from '#data/catalogue.ts';
import { senderOf } from '#domain/keyrings.ts';
import { ASIDE_KEY, BOX_KEY, SHIPPING_KEY } from './clear-saved-draft.ts';
import { boxDetailsOf, flavoursOf, keyringsOf, lidDetailsOf, shippingOf } from './box-json.ts';
import { $otherBoxes, boxInHand, type BegunBox } from './parked-drafts.ts';

/** Another version of the format is not read. */
export const FORMAT_VERSION = 1;

function boxEntry({ draft, step, editedLine, lastUpdated }: BegunBox) {
  return {
    v: FORMAT_VERSION,
    boxDetails: boxDetailsOf(draft, catalogue),
    flavours: flavoursOf(draft, catalogue),
    lidDetails: lidDetailsOf(draft, catalogue, location.origin),
    giftMessage: draft.note,
    sender: senderOf(draft.nameTagIds, catalogue),
    keyrings: keyringsOf(draft.mainKeyringId, draft.nameTagIds, catalogue),
    editedLine,
    currentStep: step,
    lastUpdated,
  };
}

/** Saves the box in hand, or another in its place, and where it goes, and beside it the boxes that were begun before. */
export function saveProgress(now?: Date, box = boxInHand(now)): void {
  writeStored(BOX_KEY, boxEntry(box));
  writeStored(SHIPPING_KEY, {
    v: FORMAT_VERSION,
    shipping: shippingOf(box.draft, catalogue),
    customerInfo: box.draft.customer,
    lastUpdated: box.lastUpdated,
  });
  const others = $otherBoxes.get();
  if (others.length > 0) writeStored(ASIDE_KEY, others.map(boxEntry));
  else removeStored(ASIDE_KEY);
}
