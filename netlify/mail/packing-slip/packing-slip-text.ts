import { containsText, type BoxContents } from '#domain/order/order-contents.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { addressLines } from '#domain/customer/postal-address.ts';
import { receiptText } from '../shared/receipt.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import {
  HELD_CONFIRMATION,
  KEEP_HERE,
  newsText,
  orderedByText,
  packingTitle,
  postByText,
  postingText,
  warnings,
  type SlipOrigin,
} from './packing-slip-copy.ts';
import { boxAllergens, cardsText, containsLead } from '../order-confirmation/order-copy.ts';
import { quoteLines } from '../message/quote-lines.ts';
import { slicesText } from '../order/slices.tsx';

function boxLines(box: BoxContents, order: OrderForMail): string[] {
  return [
    packingTitle(box, order),
    ...(box.note === ''
      ? ['No note.']
      : [
          `NOTE, to be copied by hand${cardsText(box)}, exactly as typed:`,
          ...quoteLines(box.note),
        ]),
    '',
    ...box.flavours.map(({ name, quantity }) => `${quantity} x ${name}`),
    `Lid: ${box.lidDesign}`,
    ...(box.keyring === null ? [] : [`Keyring: ${box.keyring}`]),
    ...box.nameTags.map((name, index) => `Name ${index + 1}: ${name}`),
    ...boxAllergens(box, order),
    '',
  ];
}

/** Returns the packing slip as plain text, in the order of the HTML. */
export function packingLines(order: OrderForMail, origin: SlipOrigin): string[] {
  return [
    ...warnings(order, origin),
    ...(origin.releaseUrl === null ? [] : [HELD_CONFIRMATION, origin.releaseUrl, '']),
    formatOrderNumber(order.orderNumber),
    postByText(order),
    postingText(order),
    '',
    'SEND TO',
    ...addressLines(order.recipient),
    '',
    orderedByText(order),
    KEEP_HERE,
    '',
    ...order.boxes.flatMap((box) => boxLines(box, order)),
    ...slicesText(order.slices),
    containsText(order, containsLead(order)),
    '',
    ...receiptText(order),
    '',
    newsText(order),
  ];
}
