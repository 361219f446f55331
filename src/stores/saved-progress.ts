import { writeStored } from '#browser/storage.ts';
import { catalogue } from '#data/catalogue.ts';
import type { BoxDraft } from '#domain/box-draft.ts';
import type { StepId } from '#domain/step-names.ts';
import { senderOf } from '#domain/keyrings.ts';
import { $draft } from './draft.ts';
import { BOX_KEY, SHIPPING_KEY } from './forget-progress.ts';
import { boxDetailsOf, flavoursOf, keyringsOf, lidDetailsOf, shippingOf } from './order-record.ts';
import { $step } from './step.ts';

/** Another version of the format is not read. */
export const FORMAT_VERSION = 1;

function boxEntry(draft: BoxDraft, step: StepId, lastUpdated: string) {
  return {
    v: FORMAT_VERSION,
    boxDetails: boxDetailsOf(draft, catalogue),
    flavours: flavoursOf(draft, catalogue),
    lidDetails: lidDetailsOf(draft, catalogue, location.origin),
    giftMessage: draft.note,
    sender: senderOf(draft.nameTagIds, catalogue),
    keyrings: keyringsOf(draft.mainKeyringId, draft.nameTagIds, catalogue),
    currentStep: step,
    lastUpdated,
  };
}

export function saveProgress(now: Date = new Date()): void {
  const draft = $draft.get();
  const lastUpdated = now.toISOString();
  writeStored(BOX_KEY, boxEntry(draft, $step.get(), lastUpdated));
  writeStored(SHIPPING_KEY, {
    v: FORMAT_VERSION,
    shipping: shippingOf(draft, catalogue),
    customerInfo: draft.customer,
    lastUpdated,
  });
}
