import { addressLines } from '#domain/customer/customer.ts';
import { formatDay } from '#domain/day-words.ts';
import { boxName, type ParcelSummary } from './order-summary.ts';

/** A part of a parcel that was changed. */
export type ChangedPart =
  /** The note of a box, which `place` counts from 1; `ofBox` is its name, or null for the only box of its parcel. */
  | { part: 'note'; place: number; ofBox: string | null }
  | { part: 'address' }
  | { part: 'requested-day' };

/** A part of a parcel that was changed, with what it was and what it is; of a note its words, empty for none. */
export type ParcelDifference = ChangedPart & { before: string; after: string };

/** "Note of Box of 6", "Note" of the only box of a parcel, "Day you wished for". */
export function partName(changed: ChangedPart): string {
  if (changed.part === 'address') return 'Address';
  if (changed.part === 'requested-day') return 'Day you wished for';
  return changed.ofBox === null ? 'Note' : `Note of ${changed.ofBox}`;
}

/** "Day they wished for": the same, as the shop calls it. */
export const partNameForShop = (changed: ChangedPart): string =>
  changed.part === 'requested-day' ? 'Day they wished for' : partName(changed);

/** "No note": what a part was before a change. */
export const beforeText = ({ part, before }: ParcelDifference): string => shownText(part, before);

/** What a part is after a change. */
export const afterText = ({ part, after }: ParcelDifference): string => shownText(part, after);

const shownText = (part: ChangedPart['part'], text: string): string =>
  part === 'note' && text === '' ? 'No note' : text;

const requestedDayText = ({ metDay }: ParcelSummary): string =>
  metDay === null ? 'As soon as we can' : formatDay(metDay);

function noteDifferences(before: ParcelSummary, after: ParcelSummary): ParcelDifference[] {
  return after.boxes.map((box, index) => ({
    part: 'note',
    place: index + 1,
    ofBox: after.boxes.length === 1 ? null : boxName(box),
    before: before.boxes[index]?.note ?? '',
    after: box.note,
  }));
}

/** Returns what differs between two states of a parcel: notes, address, requested day. */
export function describeDifferences(
  before: ParcelSummary,
  after: ParcelSummary,
): ParcelDifference[] {
  const address = ({ recipient }: ParcelSummary): string =>
    recipient ? addressLines(recipient).join('\n') : '';
  const all: ParcelDifference[] = [
    ...noteDifferences(before, after),
    { part: 'address', before: address(before), after: address(after) },
    { part: 'requested-day', before: requestedDayText(before), after: requestedDayText(after) },
  ];
  return all.filter((difference) => difference.before !== difference.after);
}
