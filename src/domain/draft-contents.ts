import type { BoxDraft } from './box-draft.ts';

/** What belongs to the box itself, as far as it has been chosen; the delivery goes to wherever the shopper said last. */
export type DraftContents = Pick<
  BoxDraft,
  'boxId' | 'selection' | 'lid' | 'note' | 'mainKeyringId' | 'nameTagIds'
>;

/** Returns whether nothing has been chosen that the shopper would miss. */
export function isEmptyDraft({ boxId, lid, note }: DraftContents): boolean {
  return boxId === null && lid === null && note === '';
}

/** Whether two drafts are the same box, wherever they go. */
export function isSameBox(one: DraftContents, other: DraftContents): boolean {
  const text = ({
    boxId,
    selection,
    lid,
    note,
    mainKeyringId,
    nameTagIds,
  }: DraftContents): string =>
    JSON.stringify([boxId, selection, lid, note, mainKeyringId, nameTagIds]);
  return text(one) === text(other);
}

/** Another box in the place of this one: where it goes and how it is posted stays as it is. */
export function replaceBox({ shippingId, arriveOn, customer }: BoxDraft, box: BoxDraft): BoxDraft {
  return { ...box, shippingId, arriveOn, customer };
}
