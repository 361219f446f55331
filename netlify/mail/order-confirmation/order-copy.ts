import { policies } from '#data/policies.ts';
import { countPieces } from '#domain/box/box-rules.ts';
import { formatDay } from '#domain/day-words.ts';
import { londonTime } from '#domain/day.ts';
import { formatPounds } from '#domain/money.ts';
import type { BoxContents } from '#domain/order/order-contents.ts';
import { formatWeight } from '#domain/box/weight.ts';
import { getItByText, inTimeText, shouldArriveText } from '#copy/delivery.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';

/** Returns the number of boxes to pack. */
export const countBoxesToPack = ({ boxes }: Pick<OrderForMail, 'boxes'>): number =>
  boxes.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns whether the whole payment was refunded. */
export const isPaidBack = ({ totalPence, refundedPence }: OrderForMail): boolean =>
  refundedPence > 0 && refundedPence >= totalPence;

/**
 * "Your order for Dorothy is paid, and we are making up your box.": names the recipient, because the reader may be the
 * giver.
 */
export function greeting(order: OrderForMail): string {
  const { recipient, boxes, slices, requestedDate } = order;
  const first = recipient.firstName.split(' ')[0] ?? '';
  if (isPaidBack(order))
    return `We have paid you back for your order${first ? ` for ${first}` : ''}.`;
  const makes = slices ? 'slices' : countBoxesToPack({ boxes }) > 1 ? 'boxes' : 'box';
  const when =
    requestedDate === null
      ? `are making up your ${makes}`
      : `will make up your ${makes} in good time`;
  return `Your order${first ? ` for ${first}` : ''} is paid, and we ${when}.`;
}

/** Returns the London day of the order: "21st November 2026". */
export const orderedOn = ({ paidAt }: OrderForMail): string => formatDay(londonTime(paidAt).day);

/** "Get it by 24-26 Nov", or for a requested day "In time for Thursday 24th December 2026". */
export function arrivalText(order: OrderForMail): string {
  if (isPaidBack(order)) return 'Paid back in full';
  return order.requestedDate === null
    ? getItByText(order.arrival)
    : inTimeText(order.requestedDate);
}

/** Returns the sentence for a payment that came too late for the requested day; otherwise nothing. */
export function missedText(order: OrderForMail): string[] {
  if (order.missedDate === null || isPaidBack(order)) return [];
  return [
    `You wished for ${formatDay(order.missedDate)}. Your payment came after the last post for that day, so we send it as soon as we can.`,
  ];
}

/**
 * "Royal Mail 2nd Class, leaving us on 21st December 2026"; for a requested day also "It should be there on 22-23 Dec";
 * for a refunded order, where the money goes.
 */
export function leavingText(order: OrderForMail): string {
  const { shippingName, arrival, requestedDate, refundedPence } = order;
  if (isPaidBack(order)) {
    return `${formatPounds(refundedPence)} goes back to the card you paid with. Your bank may take up to ten days to show it.`;
  }
  const leaving = `${shippingName}, leaving us on ${formatDay(arrival.dispatch)}`;
  return requestedDate === null ? leaving : `${leaving}. ${shouldArriveText(arrival)}.`;
}

/** Returns the sentence about a partial refund; otherwise nothing. */
export const partRefundText = (order: OrderForMail): string[] =>
  order.refundedPence > 0 && !isPaidBack(order)
    ? [
        `We have paid ${formatPounds(order.refundedPence)} of your ${formatPounds(order.totalPence)} back to your card.`,
      ]
    : [];

/** "2 × Box of 6", or the name alone for one. */
export const boxTitle = ({ boxName, quantity }: BoxContents): string =>
  quantity > 1 ? `${quantity} × ${boxName}` : boxName;

/** "6 pieces, 200 g", with "each" for several. */
export function sizeText({ flavours, unit, weightGrams, quantity }: BoxContents): string {
  const count = countPieces(flavours);
  const pieces = `${count} ${count === 1 ? unit.one : unit.many}`;
  const weight = weightGrams === null ? '' : `, ${formatWeight(weightGrams)}`;
  return `${pieces}${weight}${quantity > 1 ? ' each' : ''}`;
}

/** "“this nan belongs” with mum, dad". */
export const keyringText = ({ keyring, nameTags }: BoxContents): string =>
  `“${keyring}” with ${nameTags.join(', ')}`;

/** Returns a box’s own allergen line in an order of several boxes; otherwise nothing. */
export const boxAllergens = ({ allergens }: BoxContents, { boxes }: OrderForMail): string[] =>
  boxes.length > 1 && allergens.length > 0 ? [`Contains: ${allergens.join(', ')}`] : [];

/** Returns the lead-in of the whole order’s allergens. */
export const containsLead = ({ boxes }: Pick<OrderForMail, 'boxes'>): string =>
  boxes.length > 1 ? 'All boxes together contain' : 'Contains';

/** " on 2 cards", when the note is written several times. */
export const cardsText = ({ quantity }: BoxContents): string =>
  quantity > 1 ? ` on ${quantity} cards` : '';

/** Returns what happens next, one sentence per step. */
export function nextSteps(order: OrderForMail): string[] {
  if (isPaidBack(order)) return ['If you did not expect this, please answer this mail.'];
  const { boxes, shippingName, arrival } = order;
  const notes = boxes.reduce((sum, { note, quantity }) => sum + (note === '' ? 0 : quantity), 0);
  const trays = countBoxesToPack({ boxes }) > 1 ? 'fill the trays' : 'fill the tray';
  const place = boxes.length === 0 ? 'pack them' : trays;
  return [
    `We cut your flavours and ${place}.`,
    ...(notes > 0 ? [`Someone here writes your ${notes > 1 ? 'notes' : 'note'} by hand.`] : []),
    `It leaves us on ${formatDay(arrival.dispatch)}, by ${shippingName}.`,
    `${policies.shelfLife.replace('Its', 'The fudge’s')} ${policies.storing}`,
  ];
}
