import { formatDay } from '#domain/day-words.ts';
import { formatPounds } from '#domain/money.ts';
import type { BoxContents } from '#domain/order-contents.ts';
import { displayOrderNumber } from '#domain/order-number.ts';
import type { OrderForMail } from './order-for-mail.ts';
import { boxTitle, countBoxes } from './order-words.ts';

/** What the family must see before it packs: money that does not fit, a refund, a wish that was missed, a slip that may be a second copy. */
export function warnings(order: OrderForMail, mayBeRepeat: boolean): string[] {
  const { totalPence, expectedTotalPence, refundedPence, boxes, slices, missedWish } = order;
  const paid = formatPounds(totalPence);
  const found: string[] = [];
  if (mayBeRepeat) {
    found.push('POSSIBLE REPEAT: this slip may have reached you before. Pack the order once.');
  }
  if (totalPence !== expectedTotalPence) {
    found.push(
      `PLEASE CHECK THE MONEY: ${paid} was paid, but the order costs ${formatPounds(expectedTotalPence)}.`,
    );
  }
  if (refundedPence > 0) {
    found.push(
      `REFUNDED: ${formatPounds(refundedPence)} of ${paid} went back. Check before you post.`,
    );
  }
  if (missedWish !== null) {
    found.push(`WISHED FOR ${formatDay(missedWish)}, but paid too late for it: post it at once.`);
  }
  if (boxes.length === 0 && !slices) {
    found.push('THE CHOICES COULD NOT BE READ: look at this payment at the payment provider.');
  }
  return found;
}

/** "Post by 23rd November 2026"; with a wish "Post on 21st December 2026: wished to arrive around 24th December 2026". */
export function postByText({ arrival, wish }: OrderForMail): string {
  const day = formatDay(arrival.dispatch);
  if (wish === null) return `Post by ${day}`;
  return `Post on ${day}: wished to arrive around ${formatDay(wish)}`;
}

/** "Royal Mail 2nd Class, 4 boxes in one parcel"; and that a wish must wait. */
export function postingText(order: OrderForMail): string {
  const count = countBoxes(order);
  const wait = order.wish === null ? '' : 'Not a day earlier. ';
  return `${wait}${order.shippingName}${count > 1 ? `, ${count} boxes in one parcel` : ''}`;
}

/** What the slip is for and what stands out about it, at a glance in an inbox: "Post on 21st December 2026: BHF-4F7K2M9QXA Box of 6". */
export function slipSubject(order: OrderForMail, what: string, mayBeRepeat: boolean): string {
  const repeat = mayBeRepeat ? '[Possible repeat] ' : '';
  const check = warnings(order, mayBeRepeat).length > 0 ? 'Please check: ' : '';
  const day = order.wish === null ? '' : `Post on ${formatDay(order.arrival.dispatch)}: `;
  return `${repeat}${check}${day}${displayOrderNumber(order.orderNumber)} ${what}`.trim();
}

/** "2 × Box of 6, 6 pieces each"; where there are others, which of them it is: "1 of 3: Box of 6, 6 pieces". */
export function packingTitle(box: BoxContents, { boxes }: Pick<OrderForMail, 'boxes'>): string {
  const count = box.flavours.reduce((sum, { quantity }) => sum + quantity, 0);
  const each = box.quantity > 1 ? ' each' : '';
  const place = boxes.length > 1 ? `${boxes.indexOf(box) + 1} of ${boxes.length}: ` : '';
  return `${place}${boxTitle(box)}, ${count} ${count === 1 ? box.unit.one : box.unit.many}${each}`;
}

/** "Happy Birthday Mum (Happy Birthday)": the design to print, and where it hangs if that is not the same. */
export const lidToPack = ({ lidCategory, lidDesign }: BoxContents): string =>
  lidCategory === lidDesign ? lidDesign : `${lidDesign} (${lidCategory})`;

/** Whether the customer may be written to after this order. */
export const newsText = ({ recipient }: OrderForMail): string =>
  recipient.emailMarketingOptIn ? 'May be sent news by e-mail.' : 'No news by e-mail.';
