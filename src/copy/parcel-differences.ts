import { addressLines } from '#domain/customer/customer.ts';
import { formatDay } from '#domain/day-words.ts';
import type { ParcelSummary, SummarizedBox } from './order-summary.ts';

/** A part of a parcel that was changed: "Note of Box of 6", with what it was and what it is. */
export interface ParcelDifference {
  what: string;
  before: string;
  after: string;
}

const NO_NOTE = 'No note';
export const ADDRESS = 'Address';
export const REQUESTED_DAY = 'Day you wished for';

/** "Note of Box of 6", or "Note" of the only box of a parcel. */
export const noteName = (
  { boxName }: Pick<SummarizedBox, 'boxName'>,
  { boxes }: Pick<ParcelSummary, 'boxes'>,
): string => (boxes.length === 1 ? 'Note' : `Note of ${boxName}`);

/** Returns whether a text of a difference of this name is a note. */
export const isNoteWritten = (what: string, text: string): boolean =>
  what.startsWith('Note') && text !== NO_NOTE;

const requestedDayText = ({ metDay }: ParcelSummary): string =>
  metDay === null ? 'As soon as we can' : formatDay(metDay);

function noteDifferences(before: ParcelSummary, after: ParcelSummary): ParcelDifference[] {
  return after.boxes.map((box, index) => ({
    what: noteName(box, after),
    before: before.boxes[index]?.note || NO_NOTE,
    after: box.note || NO_NOTE,
  }));
}

/** Returns what differs between two states of a parcel, in words: notes, address, requested day. */
export function describeDifferences(
  before: ParcelSummary,
  after: ParcelSummary,
): ParcelDifference[] {
  const address = ({ recipient }: ParcelSummary): string =>
    recipient ? addressLines(recipient).join('\n') : '';
  const all = [
    ...noteDifferences(before, after),
    { what: ADDRESS, before: address(before), after: address(after) },
    { what: REQUESTED_DAY, before: requestedDayText(before), after: requestedDayText(after) },
  ];
  return all.filter((difference) => difference.before !== difference.after);
}
