import { formatDay } from '#domain/day.ts';
import { formatPounds } from '#domain/money.ts';
import type { BoxContents } from '#domain/order-contents.ts';
import type { OrderForMail } from './order-for-mail.ts';
import { boxTitle } from './order-words.ts';

/** What the family must see before it packs: money that does not fit, a refund, a slip that may be a second copy. */
export function warnings(order: OrderForMail, mayBeRepeat: boolean): string[] {
  const { totalPence, expectedTotalPence, refundedPence, boxes, slices } = order;
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
  if (boxes.length === 0 && !slices) {
    found.push('THE CHOICES COULD NOT BE READ: look at this payment at the payment provider.');
  }
  return found;
}

/** "Post by 23rd November 2026, Royal Mail 2nd Class". */
export const postByText = ({ arrival, shippingName }: OrderForMail): string =>
  `Post by ${formatDay(arrival.dispatch)}, ${shippingName}`;

/** "2 × Box of 6, 6 pieces each". */
export function packingTitle(box: BoxContents): string {
  const count = box.flavours.reduce((sum, { quantity }) => sum + quantity, 0);
  const each = box.quantity > 1 ? ' each' : '';
  return `${boxTitle(box)}, ${count} ${count === 1 ? box.unit.one : box.unit.many}${each}`;
}

/** "Happy Birthday Mum (Happy Birthday)": the design to print, and where it hangs if that is not the same. */
export const lidToPack = ({ lidCategory, lidDesign }: BoxContents): string =>
  lidCategory === lidDesign ? lidDesign : `${lidDesign} (${lidCategory})`;

/** Whether the customer may be written to after this order. */
export const newsText = ({ recipient }: OrderForMail): string =>
  recipient.emailMarketingOptIn ? 'May be sent news by e-mail.' : 'No news by e-mail.';
