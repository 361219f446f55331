import { atom } from 'nanostores';
import { lidImageUrl } from '#assets/images.ts';
import { afterPaint } from '#browser/after-paint.ts';
import { removeStored, writeStored } from '#browser/storage.ts';
import { encodeBox } from '#contract/named-box-json.ts';
import type { BuilderPayload } from '#contract/checkout.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import type { Draft } from '#domain/box/draft.ts';
import { findById, type Catalogue } from '#domain/catalogue.ts';
import { penceToPounds } from '#domain/money.ts';
import { PARKED_KEY, DRAFT_KEY, SHIPPING_KEY } from './clear-saved-draft.ts';
import { $parkedDrafts, currentDraft, type SavedDraft } from './parked-drafts.ts';

/** The format version. Other versions are ignored. */
export const FORMAT_VERSION = 1;

/** Encodes the delivery method and requested day of a draft, for the payload and storage. */
export function encodeShipping(
  { shippingId, arriveOn }: Pick<Draft, 'shippingId' | 'arriveOn'>,
  catalogue: Catalogue,
): BuilderPayload['shipping'] {
  const option = findById(catalogue.shippingOptions, shippingId);
  return {
    shippingId,
    shippingName: option?.name ?? '',
    shippingPrice: penceToPounds(option?.pricePence ?? 0),
    ...(arriveOn !== null && { arriveOn }),
  };
}

function boxEntry({ draft, step, editingLineId, lastUpdated }: SavedDraft) {
  return {
    v: FORMAT_VERSION,
    ...encodeBox(draft, $catalogue.get(), lidImageUrl(location.origin)),
    editedLine: editingLineId,
    currentStep: step,
    lastUpdated,
  };
}

/** Whether the browser kept the draft that was last stored: its storage may be blocked or full. */
export const $isDraftSaved = atom(true);

const saving = afterPaint(() => saveDraft());

/** Stores the current draft as `saveDraft` does, after the next paint. Nothing is lost if the page is left before. */
export const saveDraftSoon = saving.request;

/** Stores a draft (by default the current one), its delivery and the parked drafts. */
export function saveDraft(now?: Date, box = currentDraft(now)): void {
  saving.cancel();
  $isDraftSaved.set(writeStored(DRAFT_KEY, boxEntry(box)));
  writeStored(SHIPPING_KEY, {
    v: FORMAT_VERSION,
    shipping: encodeShipping(box.draft, $catalogue.get()),
    customerInfo: box.draft.customer,
    lastUpdated: box.lastUpdated,
  });
  const others = $parkedDrafts.get();
  if (others.length > 0) writeStored(PARKED_KEY, others.map(boxEntry));
  else removeStored(PARKED_KEY);
}
