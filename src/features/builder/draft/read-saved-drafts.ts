import * as v from 'valibot';
import { readStored, removeStored } from '#browser/storage.ts';
import { decodeDraft, draftJson } from '#contract/box-json.ts';
import { recipientJson } from '#contract/recipient-json.ts';
import { shippingChoice } from '#contract/shipping-choice.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { emptyDraft } from '#domain/box/draft.ts';
import { replayDraft } from '#domain/box/replay-draft.ts';
import { emptyCustomer } from '#domain/customer/customer.ts';
import { isKeptOnDevice } from '#domain/kept-on-device.ts';
import { PARKED_KEY, DRAFT_KEY, SHIPPING_KEY } from './clear-saved-draft.ts';
import type { SavedDraft } from './parked-drafts.ts';
import { STEPS } from '../steps.ts';
import { FORMAT_VERSION } from './save-draft.ts';
import { parseStoredStep } from './step-order.ts';
import { USUAL_SHIPPING_ID } from '#domain/catalogue.ts';

/** An ISO time. An invalid one counts as expired. */
const lastUpdated = v.string();

const savedBox = v.object({
  v: v.literal(FORMAT_VERSION),
  ...draftJson.entries,
  editedLine: v.nullish(v.string(), null),
  // A step that there is not opens the first.
  currentStep: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((stored) => parseStoredStep(stored) ?? STEPS[0].name),
    ),
    null,
  ),
  lastUpdated,
});

const savedShipping = v.object({
  v: v.literal(FORMAT_VERSION),
  shipping: v.object({
    shippingId: v.fallback(shippingChoice.entries.shippingId, USUAL_SHIPPING_ID),
    arriveOn: v.fallback(shippingChoice.entries.arriveOn, null),
  }),
  customerInfo: recipientJson,
  lastUpdated,
});

const isKept = ({ lastUpdated }: { lastUpdated: string }, now: number): boolean =>
  isKeptOnDevice(Date.parse(lastUpdated), now);

function read<Saved extends { lastUpdated: string }>(
  key: string,
  schema: v.GenericSchema<unknown, Saved>,
  now: number,
): Saved | null {
  return readStored(key, (value) => {
    const saved = v.parse(schema, value);
    return isKept(saved, now) ? saved : null;
  });
}

/** Rebuilds the draft with what is on sale today. */
function toSavedDraft(box: v.InferOutput<typeof savedBox>): SavedDraft {
  return {
    draft: replayDraft(decodeDraft(box), $catalogue.get()),
    step: box.currentStep,
    editingLineId: box.editedLine,
    lastUpdated: box.lastUpdated,
  };
}

/** Returns the stored draft with its delivery, or null if there is none or it is invalid. */
export function readSavedDraft(now: number = Date.now()): SavedDraft | null {
  const saved = read(DRAFT_KEY, savedBox, now);
  const shipping = read(SHIPPING_KEY, savedShipping, now);
  if (!saved) {
    removeStored(SHIPPING_KEY);
    return null;
  }
  const box = toSavedDraft(saved);
  return {
    ...box,
    draft: {
      ...box.draft,
      shippingId: shipping?.shipping.shippingId ?? emptyDraft.shippingId,
      arriveOn: shipping?.shipping.arriveOn ?? emptyDraft.arriveOn,
      customer: shipping?.customerInfo ?? emptyCustomer,
    },
  };
}

/** Parses a storage entry written by another tab. Returns null if it is invalid. */
export function parseSavedDraft(entry: string | null): SavedDraft | null {
  try {
    return entry === null ? null : toSavedDraft(v.parse(savedBox, JSON.parse(entry)));
  } catch {
    return null;
  }
}

/** Returns the parked drafts. Invalid and expired ones are left out. */
export function readParkedDrafts(now: number = Date.now()): SavedDraft[] {
  const entries = readStored(PARKED_KEY, (value) => v.parse(v.array(v.unknown()), value)) ?? [];
  return entries.flatMap((entry) => {
    const saved = v.safeParse(savedBox, entry);
    return saved.success && isKept(saved.output, now) ? [toSavedDraft(saved.output)] : [];
  });
}
