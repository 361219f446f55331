import { formatDay } from '#domain/day-words.ts';
import { formatPounds } from '#domain/money.ts';
import type { BoxContents } from '#domain/order-contents.ts';
import { formatWeight } from '#domain/weight.ts';
import { displayOrderNumber } from '#domain/order-number.ts';
import type { OrderForMail } from './order-for-mail.ts';
import { boxTitle, countBoxes, orderedOn, sizeText } from './order-copy.ts';

/** How a slip came about. */
export interface SlipOrigin {
  /** Whether the mail server may have had this slip before. */
  possibleDuplicate: boolean;
  /** Whether another payment carries the same order number. */
  sharesNumber: boolean;
  /** Where the shop agrees that the customer is written to; null unless the order was recorded long after it was paid. */
  releaseUrl: string | null;
}

/** A slip like nearly all of them. */
export const USUAL_SLIP: SlipOrigin = {
  possibleDuplicate: false,
  sharesNumber: false,
  releaseUrl: null,
};

function moneyWarnings(order: OrderForMail): string[] {
  const { totalPence, expectedTotalPence, refundedPence, isDisputed } = order;
  const paid = formatPounds(totalPence);
  const found: string[] = [];
  if (expectedTotalPence === null) {
    found.push(
      `PLEASE CHECK THE MONEY: ${paid} was paid, but what the order costs could not be read. See the payment provider.`,
    );
  } else if (totalPence !== expectedTotalPence) {
    found.push(
      `PLEASE CHECK THE MONEY: ${paid} was paid, but the order costs ${formatPounds(expectedTotalPence)}.`,
    );
  }
  if (refundedPence > 0) {
    found.push(
      `REFUNDED: ${formatPounds(refundedPence)} of ${paid} went back. Check before you post.`,
    );
  }
  if (isDisputed) {
    found.push(
      'DISPUTED: the bank was asked to take this payment back. See the payment provider before you post.',
    );
  }
  return found;
}

/** What the family must see before it packs: a slip that may be a second copy or comes late, money that does not fit or went back, a wish that was missed. */
export function warnings(order: OrderForMail, origin: SlipOrigin): string[] {
  const { boxes, slices, missedDate } = order;
  const found: string[] = [];
  if (origin.possibleDuplicate) {
    found.push('POSSIBLE REPEAT: this slip may have reached you before. Pack the order once.');
  }
  if (origin.releaseUrl !== null) {
    found.push(
      `RECORDED LATE: check that it has not gone out. It was paid on ${orderedOn(order)}.`,
    );
  }
  if (origin.sharesNumber) {
    found.push(
      'ORDER NUMBER USED TWICE: another payment carries the same number. Look at both at the payment provider before you pack.',
    );
  }
  found.push(...moneyWarnings(order));
  if (missedDate !== null) {
    found.push(`WISHED FOR ${formatDay(missedDate)}, but paid too late for it: post it at once.`);
  }
  if (boxes.length === 0 && !slices) {
    found.push('THE CHOICES COULD NOT BE READ: see the payment provider.');
  }
  return found;
}

/** "Post by 23rd November 2026"; with a wish "Post on 21st December 2026, in time for 24th December 2026". */
export function postByText({ arrival, requestedDate }: OrderForMail): string {
  const day = formatDay(arrival.dispatch);
  if (requestedDate === null) return `Post by ${day}`;
  return `Post on ${day}, in time for ${formatDay(requestedDate)}`;
}

/** ", 1.2 kg of fudge" in all boxes together; nothing where a weight is not known. */
function weightText({ boxes }: OrderForMail): string {
  const grams = boxes.map(({ weightGrams, quantity }) => (weightGrams ?? Number.NaN) * quantity);
  const all = grams.reduce((sum, each) => sum + each, 0);
  return all > 0 ? `, ${formatWeight(all)} of fudge` : '';
}

/** "Royal Mail 2nd Class, 4 boxes in one parcel, 1.2 kg of fudge"; and that a wish must wait. */
export function postingText(order: OrderForMail): string {
  const count = countBoxes(order);
  const wait = order.requestedDate === null ? '' : 'Not a day earlier. ';
  const parcel = count > 1 ? `, ${count} boxes in one parcel` : '';
  return `${wait}${order.shippingName}${parcel}${weightText(order)}`;
}

/** What the slip is for and what stands out about it, at a glance in an inbox: "Post on 21st December 2026: BHF-4F7K2M9QXA Box of 6". */
export function slipSubject(order: OrderForMail, what: string, origin: SlipOrigin): string {
  const repeat = origin.possibleDuplicate ? '[Possible repeat] ' : '';
  const check = warnings(order, origin).length > 0 ? 'Please check: ' : '';
  const day = order.requestedDate === null ? '' : `Post on ${formatDay(order.arrival.dispatch)}: `;
  return `${repeat}${check}${day}${displayOrderNumber(order.orderNumber)} ${what}`.trim();
}

/** "2 × Box of 6, 6 pieces, 200 g each"; where there are others, which of them it is: "1 of 3: Box of 6, 6 pieces, 200 g". */
export function packingTitle(box: BoxContents, { boxes }: Pick<OrderForMail, 'boxes'>): string {
  const place = boxes.length > 1 ? `${boxes.indexOf(box) + 1} of ${boxes.length}: ` : '';
  return `${place}${boxTitle(box)}, ${sizeText(box)}`;
}

/** The shop promises that no price travels in a parcel. */
export const KEEP_HERE = 'Do not put this sheet in the parcel: it shows what was paid.';

/** "Ordered by ada@quay.example on 20th November 2026": the giver, who may be somebody else than the receiver. */
export const orderedByText = (order: OrderForMail): string =>
  `Ordered by ${order.email} on ${orderedOn(order)}`;

/** What a shop is told that has to agree before the customer of a late order is written to. */
export const HELD_CONFIRMATION =
  'The customer has had no mail about this order from us since then. If it has not gone out, confirm it to them:';

/** Whether the customer may be written to after this order. */
export const newsText = ({ recipient }: OrderForMail): string =>
  recipient.emailMarketingOptIn ? 'May be sent news by e-mail.' : 'No news by e-mail.';
