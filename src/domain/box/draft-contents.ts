import type { Draft } from './draft.ts';

/** The part of a draft that describes the box itself, without its delivery. */
export type DraftContents = Pick<Draft, 'boxId' | 'selection' | 'lid' | 'note' | 'keyring'>;

/** Returns whether the shopper has chosen no box, no lid and no note. */
export function isEmptyDraft({ boxId, lid, note }: DraftContents): boolean {
  return boxId === null && lid === null && note === '';
}

/** Returns whether two drafts describe the same box, wherever it goes. */
export function isSameBox(one: DraftContents, other: DraftContents): boolean {
  const text = ({ boxId, selection, lid, note, keyring }: DraftContents): string =>
    JSON.stringify([boxId, selection, lid, note, keyring?.id, keyring?.nameTagIds]);
  return text(one) === text(other);
}

/** Returns the draft with another box. Keeps the delivery. */
export function replaceBox({ shippingId, arriveOn, customer }: Draft, box: Draft): Draft {
  return { ...box, shippingId, arriveOn, customer };
}
