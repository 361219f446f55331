import type { FlavourQuantity } from '../catalogue.ts';
import type { Draft } from './draft.ts';

/** The part of a draft that describes the box itself, without its delivery. */
export type DraftContents = Pick<Draft, 'boxId' | 'selection' | 'lid' | 'note' | 'keyring'>;

/** Returns whether the shopper has chosen no box, no lid and no note. */
export function isEmptyDraft({ boxId, lid, note }: DraftContents): boolean {
  return boxId === null && lid === null && note === '';
}

/** Returns the pieces of a selection as id and quantity, the same in any order of choosing. */
export const sortedPieces = (
  selection: readonly FlavourQuantity[],
): (readonly [number, number])[] =>
  selection
    .filter(({ quantity }) => quantity > 0)
    .map(({ flavourId, quantity }) => [flavourId, quantity] as const)
    .sort(([a], [b]) => a - b);

/**
 * Returns the key of a box, the same for equal boxes in any order of flavours. A part that it left out would make one line
 * of two boxes. Carts store a hash of it.
 */
export function boxKey({ boxId, selection, lid, note, keyring, ...others }: DraftContents): string {
  others satisfies Record<string, never>;
  // JSON writes what is not chosen as null.
  return JSON.stringify([
    boxId,
    sortedPieces(selection),
    lid?.categoryId,
    lid?.designName,
    note,
    keyring?.id,
    keyring?.nameTagIds ?? [],
  ]);
}

/** Returns whether two drafts describe the same box, wherever it goes. */
export function isSameBox(one: DraftContents, other: DraftContents): boolean {
  return boxKey(one) === boxKey(other);
}

/** Returns the draft with another box. Keeps the delivery. */
export function replaceBox({ shippingId, arriveOn, customer }: Draft, box: Draft): Draft {
  return { ...box, shippingId, arriveOn, customer };
}
