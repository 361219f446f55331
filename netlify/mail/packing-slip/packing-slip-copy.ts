import type { Day } from '#domain/day.ts';
import { formatDay } from '#domain/day-words.ts';
import { ALLERGENS } from '#domain/food/allergens.ts';
import { formatPounds } from '#domain/money.ts';
import { summarizedBoxes, type SummarizedBox, type ParcelSummary } from '#copy/order-summary.ts';
import type { ParcelDifference } from '#copy/parcel-differences.ts';
import { formatWeight } from '#domain/box/weight.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import {
  ANSWER_DISPUTE,
  disputeTitle,
  isRefundedInFull,
  OPEN_PAYMENT,
  refundTitle,
} from '../shared/money-copy.ts';
import type { MailAlert } from '../shared/mail-alert.tsx';
import { billOf, receiptRows, type Bill, type ReceiptRow } from '../shared/receipt.ts';
import {
  buyerText,
  cardsText,
  countMailedBoxes,
  orderedOn,
  parcelTitle,
  shortBoxTitle,
  sizeText,
} from '../order-confirmation/order-copy.ts';

/** How a packing slip came about. */
export interface SlipOrigin {
  /** Whether the shop may have received this slip before. */
  possibleDuplicate: boolean;
  /** Whether another payment has the same order number. */
  sharesNumber: boolean;
  /** Where the shop releases the held confirmation; null unless the order was recorded long after its payment. */
  releaseUrl: string | null;
  /** The day on which it was recorded, of such an order. */
  recordedLateOn: Day | null;
  /** Where the shop sees the payment at the provider; null on paper. */
  paymentUrl: string | null;
}

/** The origin of an ordinary slip. */
export const USUAL_SLIP: SlipOrigin = {
  possibleDuplicate: false,
  sharesNumber: false,
  releaseUrl: null,
  recordedLateOn: null,
  paymentUrl: null,
};

function totalWarning({ totalPence, expectedTotalPence }: OrderForMail): Warning[] {
  const paid = formatPounds(totalPence);
  if (expectedTotalPence === null) {
    return [
      {
        title: 'Another total may have been paid',
        happened: `${paid} was paid, but what the order costs could not be read.`,
        toDo: ['Compare it with the payment before you pack.'],
        leadsToPayment: true,
      },
    ];
  }
  if (totalPence !== expectedTotalPence) {
    const difference = formatPounds(Math.abs(totalPence - expectedTotalPence));
    return [
      {
        title: `${difference} too ${totalPence < expectedTotalPence ? 'little' : 'much'} paid`,
        happened: `${paid} was paid, but the order costs ${formatPounds(expectedTotalPence)}.`,
        toDo: ['Look at the payment before you pack, and ask the customer if it does not say why.'],
        leadsToPayment: true,
      },
    ];
  }
  return [];
}

/** Returns what the order costs, and what the payment lacks or has too much; null where both are the same. */
function unpaid({ totalPence, expectedTotalPence }: OrderForMail) {
  if (expectedTotalPence === null || totalPence === expectedTotalPence) return null;
  return {
    costs: { name: 'Order costs', price: formatPounds(expectedTotalPence) },
    difference: {
      name: totalPence < expectedTotalPence ? 'Short by' : 'Too much by',
      price: formatPounds(Math.abs(totalPence - expectedTotalPence)),
    },
  };
}

/** Returns the bill for the shop: numbered by box, with what the order costs where another total was paid. */
export function slipBill(order: OrderForMail): Bill {
  const { subtotals, total } = billOf(order);
  const found = unpaid(order);
  return {
    rows: numberedRows(order),
    subtotals: found ? [found.costs, ...subtotals] : subtotals,
    total,
    ...(found && { difference: found.difference }),
  };
}

function moneyBackWarnings(order: OrderForMail): Warning[] {
  const refunded: Warning = {
    title: `STOP: ${refundTitle(order)}`,
    happened: 'It went back to the customer before this slip was written.',
    toDo: [isRefundedInFull(order) ? 'Do not post it.' : 'Ask what it was for before you post it.'],
    leadsToPayment: true,
  };
  const disputed: Warning = {
    title: `STOP: ${disputeTitle(order)}`,
    happened: 'The customer’s bank was asked to take this payment back.',
    toDo: ['Do not post it.', ANSWER_DISPUTE],
    leadsToPayment: true,
  };
  return [...(order.refundedPence > 0 ? [refunded] : []), ...(order.isDisputed ? [disputed] : [])];
}

function missedWarning(parcel: ParcelSummary, order: OrderForMail): Warning {
  const day = parcel.missedDate === null ? '' : formatDay(parcel.missedDate);
  return {
    title: `${parcelTitle(parcel, order)}Wished for ${day}`,
    happened: 'It was paid too late for that day.',
    toDo: ['Post it at once.'],
  };
}

/** The button that releases a held confirmation. */
const SEND_CONFIRMATION = 'Send the confirmation';

/** What the packer must know first: as an alert, but for its button. */
type Warning = Omit<MailAlert, 'button'> & { leadsToPayment?: boolean };

const REPEAT: Warning = {
  title: 'This slip may have reached you before',
  happened: 'The mail service did not say whether the first one arrived.',
  toDo: ['Pack the order once.'],
};

const SAME_NUMBER: Warning = {
  title: 'Order number used twice',
  happened: 'Another payment carries the same number.',
  toDo: ['Look at both at the payment provider before you pack.'],
  leadsToPayment: true,
};

const UNREADABLE: Warning = {
  title: 'The choices could not be read',
  happened: 'The order is paid, but not all of it reached the shop.',
  toDo: ['Look at the payment: it holds what was ordered.'],
  leadsToPayment: true,
};

/**
 * Returns what the packer must see first: a possible duplicate, a late record, a payment that does not match, a refund,
 * a missed day.
 */
export function warnings(order: OrderForMail, origin: SlipOrigin): MailAlert[] {
  const { slices, parcels } = order;
  const { possibleDuplicate, sharesNumber, releaseUrl, paymentUrl } = origin;
  const isUnreadable = summarizedBoxes(order).length === 0 && !slices;
  const payment = paymentUrl === null ? undefined : { text: OPEN_PAYMENT, url: paymentUrl };
  const late =
    releaseUrl === null
      ? []
      : [
          {
            title: 'Recorded late',
            happened: `It was paid on ${orderedOn(order)}, and the customer has had no mail from us since then.`,
            toDo: ['Check that it has not gone out. If it has not, confirm it to the customer.'],
            button: { text: SEND_CONFIRMATION, url: releaseUrl },
          },
        ];
  const others = [
    ...(sharesNumber ? [SAME_NUMBER] : []),
    ...totalWarning(order),
    ...moneyBackWarnings(order),
    ...parcels
      .filter(({ missedDate }) => missedDate !== null)
      .map((parcel) => missedWarning(parcel, order)),
    ...(isUnreadable ? [UNREADABLE] : []),
  ];
  return [
    ...(possibleDuplicate ? [REPEAT] : []),
    ...late,
    ...others.map(({ leadsToPayment = false, ...alert }) => ({
      ...alert,
      button: leadsToPayment ? payment : undefined,
    })),
  ];
}

/** Returns a warning as one text, for a slip on paper. */
export const warningText = ({ title, happened, toDo }: MailAlert): string =>
  `${title.toUpperCase()}: ${[happened, ...toDo].join(' ')}`;

/** What was changed in a parcel since it was paid, with what it was. */
export const parcelDifferences = (
  parcel: ParcelSummary,
  { parcels, differences }: OrderForMail,
): readonly ParcelDifference[] => differences[parcels.indexOf(parcel)] ?? [];

/** The words above what was changed. */
export const CHANGED_SLIP = 'Changed: this slip takes the place of the one before.';

/** "Day they wished for": what was changed, as the shop calls it. */
const changedPart = (what: string): string => what.replace('Day you', 'Day they');

/** Returns a text on one line: a slip has to fit on its sheet. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g, ', ');

/** What leads to what was before a change. */
export const UNTIL_NOW = 'until now';

/** "Note, until now: “Happy birthday!”", on one line. */
export const wasText = ({ what, before }: ParcelDifference): string =>
  `${changedPart(what)}, ${UNTIL_NOW}: “${oneLine(before)}”`;

/** "Post by 23rd November 2026"; with a requested day "Post on 21st December 2026". */
export const postingDayText = ({ arrival, requestedDate }: ParcelSummary): string =>
  `Post ${requestedDate === null ? 'by' : 'on'} ${formatDay(arrival.dispatch)}`;

/** "in time for 24th December 2026"; null without a requested day. */
export const inTimeForText = ({ requestedDate }: ParcelSummary): string | null =>
  requestedDate === null ? null : `in time for ${formatDay(requestedDate)}`;

/**
 * "Post by 23rd November 2026", "Post on 21st December 2026, in time for 24th December 2026"; of several parcels "Parcel 1 of
 * 2: Post by 23rd November 2026".
 */
export function postByText(parcel: ParcelSummary, order: OrderForMail): string {
  const inTime = inTimeForText(parcel);
  return `${parcelTitle(parcel, order)}${postingDayText(parcel)}${inTime === null ? '' : `, ${inTime}`}`;
}

/** Returns whether a parcel's posting day had passed when its order was recorded. */
export const isPostingDayPast = (
  { arrival }: ParcelSummary,
  { recordedLateOn }: SlipOrigin,
): boolean => recordedLateOn !== null && arrival.dispatch < recordedLateOn;

/** Why a parcel must wait for its day; null without a requested day. */
export const notEarlierText = ({ requestedDate }: ParcelSummary): string | null =>
  requestedDate === null ? null : 'Not a day earlier.';

/** "Royal Mail 2nd Class", "4 boxes in one parcel", "1.2 kg of fudge": how a parcel leaves. */
export function postingFacts({ boxes, shippingName, weightGrams }: ParcelSummary): string[] {
  const count = countMailedBoxes(boxes);
  return [
    shippingName,
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
  const repeat = origin.possibleDuplicate ? '[Possible repeat] ' : '';
  const changed = order.differences.some(({ length }) => length > 0) ? 'CHANGED: ' : '';
  const check = warnings(order, origin).length > 0 ? 'Please check: ' : '';
  const [parcel, ...others] = order.parcels;
  const isForDay = parcel && others.length === 0 && parcel.requestedDate !== null;
  const day = isForDay ? `Post on ${formatDay(parcel.arrival.dispatch)}: ` : '';
  const count = others.length > 0 ? `${order.parcels.length} parcels: ` : '';
  return `${repeat}${changed}${check}${day}${formatOrderNumber(order.orderNumber)} ${count}${what}`.trim();
}

/** Returns the part of an order that the slip of a parcel states: its boxes and their allergens. */
export function onlyParcel(parcel: ParcelSummary, order: OrderForMail): OrderForMail {
  if (order.parcels.length === 1) return order;
  const found = new Set(parcel.boxes.flatMap(({ allergens }) => allergens));
  const allergens = ALLERGENS.filter((allergen) => found.has(allergen));
  return { ...order, parcels: [parcel], allergens };
}

/** "1", "2-3": the numbers of equal boxes among all that are to be packed. */
function boxNumbers(box: SummarizedBox, boxes: readonly SummarizedBox[]): string {
  const before = countMailedBoxes(boxes.slice(0, boxes.indexOf(box)));
  return box.quantity === 1 ? `${before + 1}` : `${before + 1}-${before + box.quantity}`;
}

/** "1 of 3", "2-3 of 3"; empty where all boxes are equal. */
export function boxPlace(box: SummarizedBox, order: OrderForMail): string {
  const boxes = summarizedBoxes(order);
  return boxes.length > 1 ? `${boxNumbers(box, boxes)} of ${countMailedBoxes(boxes)}` : '';
}

/** Returns the lines of the bill; of several boxes in one parcel each with the number that it is packed by. */
function numberedRows(order: OrderForMail): ReceiptRow[] {
  const boxes = summarizedBoxes(order);
  const rows = receiptRows(order);
  if (boxes.length === 1 || order.parcels.length > 1) return rows;
  const names = order.lines.map(({ description }) => description);
  return rows.map((row, index) => {
    const box = boxes.find(({ boxName }) => boxName === names[index]);
    return box
      ? { ...row, name: row.name.replace(/, no\. \d+$/, ''), number: boxNumbers(box, boxes) }
      : row;
  });
}

/** "Two Boxes of 6, 6 pieces, 200 g each". */
export const shortPackingTitle = (box: SummarizedBox): string =>
  `${shortBoxTitle(box)}, ${sizeText(box)}`;

/** The same; among several "1 of 3: Box of 6, 6 pieces, 200 g". */
export function packingTitle(box: SummarizedBox, order: OrderForMail): string {
  const place = boxPlace(box, order);
  return `${place && `${place}: `}${shortPackingTitle(box)}`;
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
