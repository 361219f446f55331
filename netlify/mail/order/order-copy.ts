import { lidCategories } from '#data/lids.ts';
import { policies } from '#data/policies.ts';
import { summarizedBoxes, type ParcelSummary } from '#copy/order-summary.ts';
import { NOT_A_GIFT } from '#domain/box/lid-categories.ts';
import { findById, totalQuantity } from '#domain/catalogue.ts';
import { fullName } from '#domain/customer/customer.ts';
import { formatDay } from '#domain/day-words.ts';
import { londonTime } from '#domain/day.ts';
import { formatPounds } from '#domain/money.ts';
import { parcelRecipient } from '#domain/order/parcel.ts';
import { packingStatusOf } from '#domain/order/parcel-status.ts';
import { isRefundedInFull } from '#domain/order/payment-stop.ts';
import type { OrderForMail } from './order-for-mail.ts';
import { smallPrint } from '../shared/small-print.ts';

const FOR_ONESELF = findById(lidCategories, NOT_A_GIFT)?.name;

/** Returns whether one of the boxes is a gift, which can carry a note. */
const holdsGift = (order: OrderForMail): boolean =>
  summarizedBoxes(order).some(({ lidCategory }) => lidCategory !== FOR_ONESELF);

/** Returns whether the recipient is the one who pays: by the buyer's name or, where none is known, since nothing is a gift. */
function isForOneself(order: OrderForMail): boolean {
  const buyer = order.buyer?.name ?? '';
  if (buyer === '') return !holdsGift(order);
  return buyer.toLowerCase() === fullName(order.recipient).toLowerCase();
}

/** Returns the first name of the recipient; empty for several parcels, and for somebody who orders for themselves. */
function nameOfReceiver(order: OrderForMail): string {
  if (order.parcels.length > 1 || isForOneself(order)) return '';
  return order.recipient.firstName.split(' ')[0] ?? '';
}

/** "Your parcel for Dorothy"; "Your parcel" for somebody who orders for themselves. */
export function parcelName(parcel: ParcelSummary, order: OrderForMail): string {
  const [first = ''] = parcelRecipient(parcel, order).firstName.split(' ');
  const name = order.parcels.length > 1 ? first : nameOfReceiver(order);
  return name === '' ? 'Your parcel' : `Your parcel for ${name}`;
}

/** How far an order is once packing has begun, as its own page says it. */
const BEGUN = {
  packed: 'Somebody here is packing it.',
  posted: 'It has left us, and Royal Mail brings it to the door.',
} as const;

/**
 * "Dear Edna Tide, your order for Dorothy is paid, and we are making up your box.", or "Your order …" for a buyer who gave
 * no name: names the recipient, because the reader may be the buyer. Once packing has begun it says how far the order is, as
 * its page does.
 */
export function greeting(order: OrderForMail): string {
  const { parcels, slices, buyer } = order;
  const first = nameOfReceiver(order);
  if (isRefundedInFull(order))
    return `We have paid you back for your order${first ? ` for ${first}` : ''}.`;
  const your = buyer && buyer.name !== '' ? `Dear ${buyer.name}, your` : 'Your';
  const paid = `${your} order${first ? ` for ${first}` : ''} is paid`;
  const status = packingStatusOf(order.statuses.map((status) => ({ status })));
  if (status !== 'waiting') return `${paid}. ${BEGUN[status]}`;
  const makes = slices ? 'slices' : totalQuantity(summarizedBoxes(order)) > 1 ? 'boxes' : 'box';
  const when = parcels.every(({ metDay }) => metDay !== null)
    ? `will make up your ${makes} in good time`
    : `are making up your ${makes}`;
  return `${paid}, and we ${when}.`;
}

/** Returns the London day of the order: "21st November 2026". */
export const orderedOn = ({ paidAt }: OrderForMail): string => formatDay(londonTime(paidAt).day);

/** "Edna Tide, Pier & Sons, purchase order PO-4711"; null when only the e-mail address of the payer is known. */
export function buyerText({ buyer }: OrderForMail): string | null {
  if (!buyer) return null;
  const { name, company, purchaseOrder } = buyer;
  const parts = [name, company, purchaseOrder && `purchase order ${purchaseOrder}`];
  return parts.filter((part) => part !== '').join(', ');
}

/** Returns who ordered, for a company or where nothing greets them by name; otherwise null. */
export function buyerToName(order: OrderForMail): string | null {
  const { buyer } = order;
  const isGreeted = !isRefundedInFull(order) && buyer?.company === '' && buyer.purchaseOrder === '';
  return isGreeted ? null : buyerText(order);
}

/** Returns the sentence about a partial refund; otherwise nothing. */
export const partRefundText = (order: OrderForMail): string[] =>
  order.refundedPence > 0 && !isRefundedInFull(order)
    ? [
        `We have paid ${formatPounds(order.refundedPence)} of your ${formatPounds(order.totalPence)} back to your card.`,
      ]
    : [];

/** Leads to the order's own page, where nothing can be changed. */
export const SEE_ORDER = 'See your order';

/** Returns whether a parcel is still to be packed. */
const isToBePacked = ({ statuses }: OrderForMail): boolean => statuses.includes('waiting');

const mayBeChanged = (order: OrderForMail): boolean =>
  isToBePacked(order) && !isRefundedInFull(order);

/** Returns the text of the link to the order's own page. */
export const pageLinkText = (order: OrderForMail): string =>
  mayBeChanged(order) ? 'See or change your order' : SEE_ORDER;

/** Returns what can be changed on the order's own page, of which only gifts take a note; nothing once that is over. */
export function pageOffer(order: OrderForMail): string[] {
  if (!mayBeChanged(order)) return [];
  const what = holdsGift(order) ? 'the note, the address' : 'the address';
  const day = order.slices ? 'the day you need it' : 'the day you wish for';
  return [`Until we pack it, you can change ${what} and ${day}.`];
}

/** Returns what to do about damage, and until when an order can be cancelled; nothing for one that was paid back. */
export const rightsTexts = (order: OrderForMail): string[] =>
  isRefundedInFull(order)
    ? []
    : [smallPrint.damage, order.slices ? smallPrint.cancelSlices : smallPrint.cancel];

/** Returns what happens next, one sentence per step. */
export function nextSteps(order: OrderForMail): string[] {
  if (isRefundedInFull(order)) return ['If you did not expect this, please answer this mail.'];
  const keeping = `${policies.shelfLife.replace('Its', 'The fudge’s')} ${policies.storing}`;
  const signing = order.slices ? ['Somebody signs for them at the door.'] : [];
  if (!isToBePacked(order)) {
    return [...(order.slices ? signing : ['Royal Mail brings it to the door.']), keeping];
  }
  const boxes = summarizedBoxes(order);
  const notes = totalQuantity(boxes.filter(({ note }) => note !== ''));
  const trays = totalQuantity(boxes) > 1 ? 'fill the trays' : 'fill the tray';
  const place = boxes.length === 0 ? 'pack them' : trays;
  return [
    `We cut your flavours and ${place}.`,
    ...(notes > 0 ? [`Someone here writes your ${notes > 1 ? 'notes' : 'note'} by hand.`] : []),
    ...signing,
    keeping,
  ];
}
