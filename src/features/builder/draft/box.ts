import { computed } from 'nanostores';
import { focusOn } from '#browser/focus.ts';
import { keyringOf, type Draft } from '#domain/box/draft.ts';
import { evolve, type DraftEvent } from '#domain/box/draft-events.ts';
import { replaceBox } from '#domain/box/draft-contents.ts';
import { priceBoxes } from '#domain/box/box-pricing.ts';
import { findById, type ShippingId } from '#domain/catalogue.ts';
import type { CustomerInfo } from '#domain/customer/customer.ts';
import type { Day } from '#domain/day.ts';
import { NOT_A_GIFT } from '#domain/box/lid-categories.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $boxId, $draft, $keyring, $shippingId } from './draft.ts';
import { offerUndo } from '#ui/undo.ts';

export const $box = computed([$boxId, $catalogue], (boxId, { boxes }) =>
  boxId === null ? undefined : findById(boxes, boxId),
);

export const $quote = computed(
  [$boxId, $keyring, $shippingId, $catalogue],
  (boxId, keyring, shippingId, catalogue) => {
    if (boxId === null) return undefined;
    const box = { boxId, keyring: keyringOf({ keyring }) };
    return priceBoxes({ boxes: [{ box, quantity: 1 }], shippingId }, catalogue);
  },
);

function dispatch(event: DraftEvent): void {
  $draft.set(evolve($draft.get(), event, $catalogue.get()));
}

/** Returns the draft's box name, such as "Box of 6". */
export const draftName = (draft: Pick<Draft, 'boxId'> | undefined): string =>
  findById($catalogue.get().boxes, draft?.boxId ?? 0)?.name ?? 'Your box';

/** Offers an undo that restores the box of `before`. Delivery details keep what was typed since. */
export function offerDraftUndo(message: string, before: Draft, andThen?: () => void): void {
  if ($draft.get() === before) return;
  offerUndo({
    message,
    undo: () => {
      $draft.set(replaceBox($draft.get(), before));
      andThen?.();
    },
  });
}

/** Applies an event that clears part of the box and offers an undo. */
function dispatchWithUndo(event: DraftEvent, message: string, andThen?: () => void): void {
  const before = $draft.get();
  dispatch(event);
  offerDraftUndo(message, before, andThen);
}

// Each applies the event of its name to the draft; what clears or replaces something offers an undo.

export const chooseBox = (boxId: number) => dispatch({ type: 'box-chosen', boxId });
export const clearBox = () => dispatch({ type: 'box-cleared' });

export const addFlavour = (flavourId: number) => dispatch({ type: 'flavour-added', flavourId });
export const removeFlavour = (flavourId: number) =>
  dispatch({ type: 'flavour-removed', flavourId });
export const applyPreset = () => dispatch({ type: 'preset-applied' });
export const clearSelection = () =>
  dispatchWithUndo({ type: 'selection-cleared' }, 'Selection cleared.');
export const fillDraft = (candidateIds: readonly number[]) =>
  dispatchWithUndo({ type: 'rest-filled', candidateIds }, 'Box filled.');

/** Chooses a lid category. "Not a Gift" clears the note and offers an undo. */
export function chooseLidCategory(categoryId: number): void {
  const event = { type: 'lid-category-chosen', categoryId } as const;
  const isClearing = categoryId === NOT_A_GIFT && $draft.get().note !== '';
  if (isClearing) dispatchWithUndo(event, 'Note cleared.');
  else dispatch(event);
}

export const chooseLidDesign = (designName: string) =>
  dispatch({ type: 'lid-design-chosen', designName });

export const setNote = (note: string) => dispatch({ type: 'note-written', note });

/** Sets an example note. Replacing a written note offers an undo. */
export function applyExampleNote(note: string): void {
  if ($draft.get().note === '') setNote(note);
  else dispatchWithUndo({ type: 'note-written', note }, 'Note replaced.');
}

export const clickKeyring = (keyringId: number) => dispatch({ type: 'keyring-clicked', keyringId });
export const addNameTag = (keyringId: number) => dispatch({ type: 'name-tag-added', keyringId });
export const removeNameTag = (keyringId: number) =>
  dispatch({ type: 'name-tag-removed', keyringId });
/**
 * Removes the keyrings and focuses the element with the id `nextId`, because the clicked button disappears. An undo brings
 * them back and focuses that with the id `id`.
 */
export function removeKeyrings(id: string, nextId = id): void {
  dispatchWithUndo({ type: 'keyrings-removed' }, 'Keyrings removed.', () => focusOn(id));
  focusOn(nextId);
}

export const chooseShipping = (shippingId: ShippingId) =>
  dispatch({ type: 'shipping-chosen', shippingId });
export const setRequestedDay = (arriveOn: Day | null) =>
  dispatch({ type: 'requested-day-set', arriveOn });
export const updateCustomer = (changes: Partial<CustomerInfo>) =>
  dispatch({ type: 'customer-changed', changes });
