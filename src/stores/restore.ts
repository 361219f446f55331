import * as v from 'valibot';
import { readStored, removeStored } from '#browser/storage.ts';
import { catalogue } from '#data/catalogue.ts';
import { emptyDraft, type BoxDraft } from '#domain/box-draft.ts';
import { evolve, type BoxEvent } from '#domain/box-events.ts';
import type { StepId } from '#domain/step-names.ts';
import { presetFor, sameSelection } from '#domain/box-rules.ts';
import { emptyCustomer } from '#domain/customer.ts';
import { BOX_KEY, SHIPPING_KEY } from './forget-progress.ts';
import { FORMAT_VERSION } from './saved-progress.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const id = v.pipe(v.number(), v.integer());
const keyring = v.object({ id });
const lastUpdated = v.pipe(v.string(), v.isoTimestamp());

const savedBox = v.object({
  v: v.literal(FORMAT_VERSION),
  boxDetails: v.nullable(v.object({ boxId: id })),
  flavours: v.pipe(
    v.array(v.object({ flavourId: id, quantity: v.pipe(id, v.minValue(1), v.maxValue(30)) })),
    v.maxLength(30),
  ),
  lidDetails: v.nullable(
    v.object({ lidId: id, lidDesign: v.nullable(v.object({ name: v.string() })) }),
  ),
  giftMessage: v.string(),
  keyrings: v.object({ mainKeyring: v.nullable(keyring), nameTags: v.array(keyring) }),
  currentStep: v.picklist([1, 2, 3, 4, 5]),
  lastUpdated,
});

const savedShipping = v.object({
  v: v.literal(FORMAT_VERSION),
  shipping: v.object({ shippingId: v.fallback(v.picklist([1, 2]), 1) }),
  customerInfo: v.object({
    ...v.entriesFromList(
      [
        'firstName',
        'lastName',
        'email',
        'phone',
        'address1',
        'address2',
        'city',
        'postcode',
        'specialInstructions',
      ] as const satisfies (keyof typeof emptyCustomer)[],
      v.string(),
    ),
    emailMarketingOptIn: v.boolean(),
    smsMarketingOptIn: v.boolean(),
  }),
  lastUpdated,
});

function read<Saved extends { lastUpdated: string }>(
  key: string,
  schema: v.GenericSchema<unknown, Saved>,
  now: number,
): Saved | null {
  return readStored(key, (value) => {
    const saved = v.parse(schema, value);
    return now - Date.parse(saved.lastUpdated) > KEPT_MS ? null : saved;
  });
}

/** The events that lead to a saved box: replayed through the rules, so that nothing the shop forbids comes back. */
function eventsOf(box: v.InferOutput<typeof savedBox>): BoxEvent[] {
  const { boxDetails, flavours, lidDetails, giftMessage, keyrings } = box;
  const { mainKeyring, nameTags } = keyrings;
  const pieces = flavours.flatMap(({ flavourId, quantity }) =>
    Array.from({ length: quantity }, () => ({ type: 'flavour-added', flavourId }) as const),
  );
  return [
    ...(boxDetails ? [{ type: 'box-chosen', boxId: boxDetails.boxId } as const] : []),
    ...pieces,
    ...(lidDetails ? [{ type: 'lid-category-chosen', categoryId: lidDetails.lidId } as const] : []),
    ...(lidDetails?.lidDesign
      ? [{ type: 'lid-design-chosen', designName: lidDetails.lidDesign.name } as const]
      : []),
    { type: 'note-written', note: giftMessage },
    ...(mainKeyring ? [{ type: 'keyring-clicked', keyringId: mainKeyring.id } as const] : []),
    ...nameTags.map((tag) => ({ type: 'name-tag-added', keyringId: tag.id }) as const),
  ];
}

function withPresetFlag(draft: BoxDraft): BoxDraft {
  const preset = draft.boxId === null ? undefined : presetFor(draft.boxId, catalogue);
  const isPreset = preset !== undefined && sameSelection(preset.selection, draft.selection);
  return isPreset ? { ...draft, presetApplied: true } : draft;
}

/** What was saved on this device, or null when there is nothing, or nothing that still can be read. */
export function readProgress(now: number = Date.now()): { draft: BoxDraft; step: StepId } | null {
  const box = read(BOX_KEY, savedBox, now);
  const shipping = read(SHIPPING_KEY, savedShipping, now);
  if (!box) {
    removeStored(SHIPPING_KEY);
    return null;
  }
  const built = eventsOf(box).reduce((draft, event) => evolve(draft, event, catalogue), emptyDraft);
  return {
    draft: {
      ...withPresetFlag(built),
      shippingId: shipping?.shipping.shippingId ?? emptyDraft.shippingId,
      customer: shipping?.customerInfo ?? emptyCustomer,
    },
    step: box.currentStep,
  };
}
