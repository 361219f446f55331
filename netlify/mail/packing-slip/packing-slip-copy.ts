import { serviceName } from '#copy/delivery.ts';
import { formatDay } from '#domain/day-words.ts';
import { summarizedBoxes, type SummarizedBox, type ParcelSummary } from '#copy/order-summary.ts';
import { beforeText, partNameForShop, type ParcelDifference } from '#copy/parcel-differences.ts';
import { totalQuantity } from '#domain/catalogue.ts';
import { formatWeight } from '#domain/weight.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { listWords } from '#domain/text/list-words.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { cardsText, shortBoxTitle, sizeText } from '../order/box-copy.ts';
import { buyerText, orderedOn } from '../order/order-copy.ts';
import { isParcelChanged, parcelDifferences, parcelTitle } from '../order/parcel-copy.ts';
import { warnings, type SlipOrigin } from './slip-warnings.ts';

/** What a slip of something changed says of itself. */
export const TAKES_PLACE = 'This slip takes the place of the one before.';

/** What it says where the changes were put back. */
const AS_BOUGHT = 'Again as it was bought';

/** Returns how the note of a box was changed, which `place` counts from 1 in its parcel. */
export const noteDifference = (
  differences: readonly ParcelDifference[],
  place: number,
): ParcelDifference | undefined =>
  differences.find((difference) => difference.part === 'note' && difference.place === place);

/** "Boxes 1, 4-5 and 7: note": which of several boxes have another note; empty for none. */
export function changedBoxes(
  differences: readonly ParcelDifference[],
  { boxes }: Pick<ParcelSummary, 'boxes'>,
): string {
  const changed = boxes.filter((_box, index) => noteDifference(differences, index + 1));
  if (boxes.length === 1 || changed.length === 0) return '';
  const noun = totalQuantity(changed) === 1 ? 'Box' : 'Boxes';
  return `${noun} ${listWords(changed.map((box) => boxNumbers(box, boxes)))}: note`;
}

/**
 * "Note", "Day they wished for": what was changed, each once; of several boxes "Boxes 1, 4-5 and 7: note"; "Again as it was
 * bought" where nothing differs any more.
 */
export function slipChanges(
  differences: readonly ParcelDifference[],
  parcel: Pick<ParcelSummary, 'boxes'>,
): string[] {
  if (differences.length === 0) return [AS_BOUGHT];
  const note = changedBoxes(differences, parcel) || 'Note';
  return [
    ...new Set(
      differences.map((difference) =>
        difference.part === 'note' ? note : partNameForShop(difference),
      ),
    ),
  ];
}

/** Returns a text on one line: a slip has to fit on its sheet. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g, ', ');

/** "Note, before: “Happy birthday!”", on one line. */
const wasText = (difference: ParcelDifference): string =>
  `${partNameForShop(difference)}, before: “${oneLine(beforeText(difference))}”`;

/** Returns what was changed in a parcel, with what it was, a line each; nothing for one that was never changed. */
export function slipChangeLines(parcel: ParcelSummary, order: OrderForMail): string[] {
  if (!isParcelChanged(parcel, order)) return [];
  const differences = parcelDifferences(parcel, order);
  return differences.length === 0 ? [AS_BOUGHT] : differences.map(wasText);
}

/** "Post by 23rd November 2026"; with a requested day "Post on 21st December 2026". */
export const postingDayText = ({ arrival, metDay }: ParcelSummary): string =>
  `Post ${metDay === null ? 'by' : 'on'} ${formatDay(arrival.dispatch)}`;

/** "in time for 24th December 2026"; null without a requested day. */
export const inTimeForText = ({ metDay }: ParcelSummary): string | null =>
  metDay === null ? null : `in time for ${formatDay(metDay)}`;

/**
 * "Post by 23rd November 2026", "Post on 21st December 2026, in time for 24th December 2026"; of several parcels "Parcel 1 of
 * 2: Post by 23rd November 2026".
 */
export function postByText(parcel: ParcelSummary, order: OrderForMail): string {
  const inTime = inTimeForText(parcel);
  return `${parcelTitle(parcel, order)}${postingDayText(parcel)}${inTime === null ? '' : `, ${inTime}`}`;
}

/** Says of a parcel that its posting day had passed when its order was recorded. */
export const OVERDUE = 'Overdue';

/** Returns whether a parcel's posting day had passed when its order was recorded. */
export const isPostingDayPast = (
  { arrival }: ParcelSummary,
  { recordedLateOn }: SlipOrigin,
): boolean => recordedLateOn !== null && arrival.dispatch < recordedLateOn;

/** Why a parcel must wait for its day; null without a requested day. */
export const notEarlierText = ({ metDay }: ParcelSummary): string | null =>
  metDay === null ? null : 'Not a day earlier.';

/** "Royal Mail 2nd Class", "4 boxes in one parcel", "1.2 kg of fudge": how a parcel leaves. */
export function postingFacts(parcel: ParcelSummary): string[] {
  const { boxes, weightGrams } = parcel;
  const count = totalQuantity(boxes);
  return [
    serviceName(parcel),
    ...(count > 1 ? [`${count} boxes in one parcel`] : []),
    ...(weightGrams === null ? [] : [`${formatWeight(weightGrams)} of fudge`]),
  ];
}

/** The same on one line. */
export const postingText = (parcel: ParcelSummary): string => postingFacts(parcel).join(', ');

/**
 * Returns the subject: "Post on 21st December 2026: BHF-4F7K2M9QXA Box of 6"; of several parcels, which have a day each,
 * "BHF-4F7K2M9QXA 2 parcels: Box of 6, Box of 12".
 */
export function slipSubject(order: OrderForMail, what: string, origin: SlipOrigin): string {
  const changed = order.parcels.some((parcel) => isParcelChanged(parcel, order)) ? 'CHANGED: ' : '';
  const check = warnings(order, origin).length > 0 ? 'Please check: ' : '';
  const [parcel, ...others] = order.parcels;
  const isForDay = parcel && others.length === 0 && parcel.metDay !== null;
  const day = isForDay ? `Post on ${formatDay(parcel.arrival.dispatch)}: ` : '';
  const count = others.length > 0 ? `${order.parcels.length} parcels: ` : '';
  return `${changed}${check}${day}${formatOrderNumber(order.orderNumber)} ${count}${what}`.trim();
}

/** "1", "2-3": the numbers of equal boxes among all that are to be packed. */
export function boxNumbers(box: SummarizedBox, boxes: readonly SummarizedBox[]): string {
  const before = totalQuantity(boxes.slice(0, boxes.indexOf(box)));
  return box.quantity === 1 ? `${before + 1}` : `${before + 1}-${before + box.quantity}`;
}

/** "1 of 3", "2-3 of 3"; empty where all boxes are equal. */
export function boxPlace(box: SummarizedBox, order: OrderForMail): string {
  const boxes = summarizedBoxes(order);
  return boxes.length > 1 ? `${boxNumbers(box, boxes)} of ${totalQuantity(boxes)}` : '';
}

/** "Two Boxes of 6, 6 pieces, 200 g each"; among several "1 of 3: Box of 6, 6 pieces, 200 g". */
export function packingTitle(box: SummarizedBox, order: OrderForMail): string {
  const place = boxPlace(box, order);
  return `${place && `${place}: `}${shortBoxTitle(box)}, ${sizeText(box)}`;
}

/** "Copy by hand on 2 cards, exactly as typed:". */
export const copyNoteText = (box: SummarizedBox): string =>
  `Copy by hand${cardsText(box)}, exactly as typed:`;

export const NO_NOTE = 'No note.';

/** "2 in each": of several equal boxes. */
export const inEachText = (quantity: number): string => `${quantity} in each`;

/** The shop promises that no price travels in a parcel. */
export const KEEP_SHEET_NOTICE = 'Do not put this sheet in the parcel: it shows what was paid.';

/**
 * "Ordered by ada@quay.example on 20th November 2026", with the name where it is known: the payer, who may not be the
 * recipient.
 */
export function orderedByText(order: OrderForMail): string {
  const buyer = buyerText(order);
  return `Ordered by ${buyer === null ? order.email : `${buyer} (${order.email})`} on ${orderedOn(order)}`;
}

/** Returns whether the customer agreed to marketing e-mail. */
export const newsText = ({ recipient }: OrderForMail): string =>
  recipient.emailMarketingOptIn ? 'May be sent news by e-mail.' : 'No news by e-mail.';
