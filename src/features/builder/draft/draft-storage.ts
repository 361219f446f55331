import { atom } from 'nanostores';
import * as v from 'valibot';
import { lidImageUrl } from '#assets/images.ts';
import { afterPaint } from '#browser/after-paint.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import { decodeDraft, draftJson } from '#contract/box-json.ts';
import { encodeBox } from '#contract/named-box-json.ts';
import { recipientJson } from '#contract/recipient-json.ts';
import { storedShippingChoice } from '#contract/shipping-choice.ts';
import { encodeShipping } from '#contract/shipping-json.ts';
import { emptyDraft, type Draft } from '#domain/box/draft.ts';
import { replayDraft } from '#domain/box/replay-draft.ts';
import { emptyCustomer } from '#domain/customer/customer.ts';
import { isKeptOnDevice } from '#domain/kept-on-device.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { STEPS } from '../steps.ts';
import { DRAFT_KEY, PARKED_KEY, SHIPPING_KEY } from './draft-keys.ts';
import { $parkedDrafts, currentDraft, type SavedDraft } from './parked-drafts.ts';
import { parseStoredStep } from './step-navigation.ts';

/** The format version. Other versions are ignored. */
const FORMAT_VERSION = 1;

function boxEntry({ draft, step, editingLineId, lastUpdated }: SavedDraft) {
  return {
    v: FORMAT_VERSION,
    ...encodeBox(draft, $catalogue.get(), lidImageUrl(location.origin)),
    editedLine: editingLineId,
    currentStep: step,
    lastUpdated,
  };
}

/** Whether the browser kept all drafts and the delivery when last stored: its storage may be blocked or full. */
export const $isDraftSaved = atom(true);

const saving = afterPaint(() => saveDraft());

/** Stores the current draft as `saveDraft` does, after the next paint. Nothing is lost if the page is left before. */
export const saveDraftSoon = saving.request;

/** Stores a draft (by default the current one), its delivery and the parked drafts. */
export function saveDraft(now?: Date, box = currentDraft(now)): void {
  saving.cancel();
  const others = $parkedDrafts.get();
  if (others.length === 0) removeStored(PARKED_KEY);
  // The parked drafts first: one for which there is no room keeps the place of the current one.
  $isDraftSaved.set(
    (others.length === 0 || writeStored(PARKED_KEY, others.map(boxEntry))) &&
      writeStored(DRAFT_KEY, boxEntry(box)) &&
      writeStored(SHIPPING_KEY, {
        v: FORMAT_VERSION,
        shipping: encodeShipping(box.draft, $catalogue.get()),
        customerInfo: box.draft.customer,
        lastUpdated: box.lastUpdated,
      }),
  );
}

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
  shipping: storedShippingChoice,
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
    const saved = v.safeParse(schema, value);
    return saved.success && isKept(saved.output, now) ? saved.output : null;
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

/** Returns the stored draft with the delivery, of which there is one for all drafts; null if there is none or it is invalid. */
export function readSavedDraft(now: number = Date.now()): SavedDraft | null {
  const saved = read(DRAFT_KEY, savedBox, now);
  if (!saved) {
    removeStored(SHIPPING_KEY);
    return null;
  }
  const box = toSavedDraft(saved);
  const delivery = read(SHIPPING_KEY, savedShipping, now);
  if (!delivery) return box;
  const draft = { ...box.draft, ...delivery.shipping, customer: delivery.customerInfo };
  return { ...box, draft };
}

/** Parses a storage entry written by another tab. Returns null if it is invalid. */
function parseEntry<Saved>(
  entry: string | null,
  schema: v.GenericSchema<unknown, Saved>,
): Saved | null {
  try {
    const saved = v.safeParse(schema, JSON.parse(entry ?? 'null'));
    return saved.success ? saved.output : null;
  } catch {
    return null;
  }
}

/** Parses a draft that another tab has stored. Returns null if it is invalid. */
export function parseSavedDraft(entry: string | null): SavedDraft | null {
  const saved = parseEntry(entry, savedBox);
  return saved && toSavedDraft(saved);
}

/** Returns `theirs`, with each field of `mine` that has changed since `before`. */
function mergeChanges<Fields extends object>(mine: Fields, theirs: Fields, before: Fields): Fields {
  const merged = { ...theirs };
  for (const field in mine) if (mine[field] !== before[field]) merged[field] = mine[field];
  return merged;
}

/** Returns a draft with the delivery that another tab has stored, and what has changed here since the one that it replaced. */
export function withOtherTabsDelivery(
  draft: Draft,
  { oldValue, newValue }: Pick<StorageEvent, 'oldValue' | 'newValue'>,
): Draft {
  const theirs = parseEntry(newValue, savedShipping);
  if (!theirs) return draft;
  const before = parseEntry(oldValue, savedShipping);
  const { shippingId, arriveOn, customer } = draft;
  return {
    ...draft,
    ...mergeChanges({ shippingId, arriveOn }, theirs.shipping, before?.shipping ?? emptyDraft),
    customer: mergeChanges(customer, theirs.customerInfo, before?.customerInfo ?? emptyCustomer),
  };
}

/** Returns the parked drafts. Invalid and expired ones are left out. */
export function readParkedDrafts(now: number = Date.now()): SavedDraft[] {
  const parse = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null);
  const entries = readStored(PARKED_KEY, parse) ?? [];
  return entries.flatMap((entry) => {
    const saved = v.safeParse(savedBox, entry);
    return saved.success && isKept(saved.output, now) ? [toSavedDraft(saved.output)] : [];
  });
}
