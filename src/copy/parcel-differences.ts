import { addressLines } from '#domain/customer/customer.ts';
import { formatDay } from '#domain/day-words.ts';
import type { ParcelSummary } from './order-summary.ts';

/** A part of a parcel that was changed: "Note of Box of 6", with what it was and what it is. */
export interface ParcelDifference {
  what: string;
  before: string;
  after: string;
}

const NO_NOTE = 'No note';

const wishText = ({ requestedDate }: ParcelSummary): string =>
  requestedDate === null ? 'As soon as we can' : formatDay(requestedDate);

function noteDifferences(before: ParcelSummary, after: ParcelSummary): ParcelDifference[] {
  const isOne = after.boxes.length === 1;
  return after.boxes.map(({ boxName, note }, index) => ({
    what: isOne ? 'Note' : `Note of ${boxName}`,
    before: before.boxes[index]?.note || NO_NOTE,
    after: note || NO_NOTE,
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
    { what: 'Address', before: address(before), after: address(after) },
    { what: 'Day you wished for', before: wishText(before), after: wishText(after) },
  ];
  return all.filter((difference) => difference.before !== difference.after);
}
