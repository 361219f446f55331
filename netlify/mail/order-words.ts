import { promises } from '#data/promises.ts';
import { formatDay, londonTime } from '#domain/day.ts';
import type { BoxContents } from '#domain/order-contents.ts';
import type { OrderForMail } from './order-for-mail.ts';

/** "Ada, your order is paid, and we are making up your box." */
export function greeting({ recipient, boxes, slices }: OrderForMail): string {
  const first = recipient.firstName.split(' ')[0] ?? '';
  const count = boxes.reduce((sum, { quantity }) => sum + quantity, 0);
  const makes = slices ? 'slices' : count > 1 ? 'boxes' : 'box';
  return `${first ? `${first}, your` : 'Your'} order is paid, and we are making up your ${makes}.`;
}

/** The London day of the order, "21st November 2026". */
export const orderedOn = ({ paidAt }: OrderForMail): string => formatDay(londonTime(paidAt).day);

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

/** What becomes of the order from here on, one sentence a step. */
export function nextSteps({ boxes, shippingName, arrival }: OrderForMail): string[] {
  const hasNote = boxes.some(({ note }) => note !== '');
  const place = boxes.length === 0 ? 'pack them' : 'fill the tray';
  return [
    `We cut your flavours and ${place}.`,
    ...(hasNote ? ['Someone here writes your note by hand.'] : []),
    `It leaves us on ${formatDay(arrival.dispatch)}, by ${shippingName}.`,
    `${promises.shelfLife.replace('Its', 'The fudge’s')} ${promises.storing}`,
  ];
}
