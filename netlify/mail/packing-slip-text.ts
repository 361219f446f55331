import { containsText, type BoxContents } from '#domain/order-contents.ts';
import { displayOrderNumber } from '#domain/order-number.ts';
import { addressLines } from '#domain/postal-address.ts';
import { billText } from './bill.ts';
import type { OrderForMail } from './order-for-mail.ts';
import {
  lidToPack,
  newsText,
  packingTitle,
  postByText,
  postingText,
  warnings,
} from './packing-words.ts';
import { boxAllergens, cardsText, containsLead, orderedOn } from './order-words.ts';
import { slicesText } from './slices.tsx';

function boxLines(box: BoxContents, order: OrderForMail): string[] {
  return [
    packingTitle(box, order).toUpperCase(),
    box.note === '' ? 'No note.' : `NOTE${cardsText(box)}: ${box.note}`,
    '',
    ...box.flavours.map(({ name, quantity }) => `${quantity} x ${name}`),
    `Lid: ${lidToPack(box)}`,
    ...(box.keyring === null ? [] : [`Keyring: ${box.keyring}`]),
    ...box.nameTags.map((name, index) => `Name ${index + 1}: ${name}`),
    ...boxAllergens(box, order),
    '',
  ];
}

/** The packing slip as plain text, in the same order. */
export function packingLines(order: OrderForMail, mayBeRepeat: boolean): string[] {
  return [
    ...warnings(order, mayBeRepeat),
    displayOrderNumber(order.orderNumber),
    postByText(order),
    postingText(order),
    '',
    ...order.boxes.flatMap((box) => boxLines(box, order)),
    ...slicesText(order.slices),
    ...addressLines(order.recipient),
    '',
    containsText(order.allergens, containsLead(order)),
    '',
    ...billText(order),
    '',
    order.email,
    `Ordered on ${orderedOn(order)}`,
    newsText(order),
  ];
}
