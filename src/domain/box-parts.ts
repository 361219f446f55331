import type { BoxDraft } from './box-draft.ts';

/** What belongs to the box itself, as far as it has been chosen; the delivery goes to wherever the shopper said last. */
export type BoxParts = Pick<
  BoxDraft,
  'boxId' | 'selection' | 'lid' | 'note' | 'mainKeyringId' | 'nameTagIds'
>;

/** Whether anything has been chosen that would be missed. */
export function holdsSomething({ boxId, lid, note }: BoxParts): boolean {
  return boxId !== null || lid !== null || note !== '';
}

/** Whether two drafts are the same box, wherever they go. */
export function sameBox(one: BoxParts, other: BoxParts): boolean {
  const text = ({ boxId, selection, lid, note, mainKeyringId, nameTagIds }: BoxParts): string =>
    JSON.stringify([boxId, selection, lid, note, mainKeyringId, nameTagIds]);
  return text(one) === text(other);
}

/** Another box in the place of this one: where it goes and how it is posted stays as it is. */
export function withBox({ shippingId, arriveOn, customer }: BoxDraft, box: BoxDraft): BoxDraft {
  return { ...box, shippingId, arriveOn, customer };
}
