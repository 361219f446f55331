import { promises } from '#data/promises.ts';
import { formatDay } from '#domain/day-words.ts';
import { londonTime } from '#domain/day.ts';
import { getItByText } from '#domain/dispatch.ts';
import type { BoxContents } from '#domain/order-contents.ts';
import { arrivesAroundText } from '#domain/wished-arrival.ts';
import type { OrderForMail } from './order-for-mail.ts';

/** How many boxes there are to pack. */
export const countBoxes = ({ boxes }: Pick<OrderForMail, 'boxes'>): number =>
  boxes.reduce((sum, { quantity }) => sum + quantity, 0);

/** "Ada, your order is paid, and we are making up your box."; one with a wished day is made up in time for it. */
export function greeting({ recipient, boxes, slices, wish }: OrderForMail): string {
  const first = recipient.firstName.split(' ')[0] ?? '';
  const makes = slices ? 'slices' : countBoxes({ boxes }) > 1 ? 'boxes' : 'box';
  const when =
    wish === null ? `are making up your ${makes}` : `will make up your ${makes} in good time`;
  return `${first ? `${first}, your` : 'Your'} order is paid, and we ${when}.`;
}

/** The London day of the order, "21st November 2026". */
export const orderedOn = ({ paidAt }: OrderForMail): string => formatDay(londonTime(paidAt).day);

/** "Get it by 24-26 Nov", or the day around which it was wished to arrive: "Arrives around Thursday 24th December 2026". */
export const arrivalText = ({ arrival, wish }: OrderForMail): string =>
  wish === null ? getItByText(arrival) : arrivesAroundText(wish);

/** What a customer must know whose payment came too late for the wished day; nothing for all others. */
export const missedText = ({ missedWish }: OrderForMail): string[] =>
  missedWish === null
    ? []
    : [
        `You wished for ${formatDay(missedWish)}. Your payment came after the last post for that day, so we send it as soon as we can.`,
      ];

/** "Royal Mail 2nd Class, leaving us on 23rd November 2026". */
export const leavingText = ({ shippingName, arrival }: OrderForMail): string =>
  `${shippingName}, leaving us on ${formatDay(arrival.dispatch)}`;

/** "2 × Box of 6", or the name alone for one. */
export const boxTitle = ({ boxName, quantity }: BoxContents): string =>
  quantity > 1 ? `${quantity} × ${boxName}` : boxName;

/** "Happy Birthday: Happy Birthday Mum", without saying the same twice. */
export const lidText = ({ lidCategory, lidDesign }: BoxContents): string =>
  lidCategory === lidDesign ? lidDesign : `${lidCategory}: ${lidDesign}`;

/** "“this nan belongs” with mum, dad". */
export const keyringText = ({ keyring, nameTags }: BoxContents): string =>
  `“${keyring}” with ${nameTags.join(', ')}`;

/** A box's own allergens, for an order of several; nothing for one that the order's own list covers. */
export const boxAllergens = ({ allergens }: BoxContents, { boxes }: OrderForMail): string[] =>
  boxes.length > 1 && allergens.length > 0 ? [`Contains: ${allergens.join(', ')}`] : [];

/** What the allergens of the whole order are led in with, where each box has a list of its own. */
export const containsLead = ({ boxes }: Pick<OrderForMail, 'boxes'>): string =>
  boxes.length > 1 ? 'All boxes together contain' : 'Contains';

/** " on 2 cards", where a box with a note is packed twice. */
export const cardsText = ({ quantity }: BoxContents): string =>
  quantity > 1 ? ` on ${quantity} cards` : '';

/** What becomes of the order from here on, one sentence a step. */
export function nextSteps({ boxes, shippingName, arrival }: OrderForMail): string[] {
  const notes = boxes.reduce((sum, { note, quantity }) => sum + (note === '' ? 0 : quantity), 0);
  const trays = countBoxes({ boxes }) > 1 ? 'fill the trays' : 'fill the tray';
  const place = boxes.length === 0 ? 'pack them' : trays;
  return [
    `We cut your flavours and ${place}.`,
    ...(notes > 0 ? [`Someone here writes your ${notes > 1 ? 'notes' : 'note'} by hand.`] : []),
    `It leaves us on ${formatDay(arrival.dispatch)}, by ${shippingName}.`,
    `${promises.shelfLife.replace('Its', 'The fudge’s')} ${promises.storing}`,
  ];
}
