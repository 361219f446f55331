import { containsText, type BoxContents } from '#domain/order/order-contents.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { addressLines } from '#domain/customer/postal-address.ts';
import { receiptText } from '../shared/receipt.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import {
  arrivalText,
  boxAllergens,
  boxTitle,
  cardsText,
  containsLead,
  greeting,
  keyringText,
  leavingText,
  missedText,
  nextSteps,
  orderedOn,
  partRefundText,
  sizeText,
} from './order-copy.ts';
import { quoteLines } from '../message/quote-lines.ts';
import { slicesText } from '../order/slices.tsx';
import { smallPrint } from '../shared/small-print.ts';

function boxLines(box: BoxContents, order: OrderForMail): string[] {
  return [
    `${boxTitle(box)}, ${sizeText(box)}`,
    ...box.flavours.map(({ name, quantity }) => `  ${quantity} x ${name}`),
    `  Lid: ${box.lidDesign}`,
    ...(box.keyring === null ? [] : [`  Keyring: ${keyringText(box)}`]),
    ...boxAllergens(box, order).map((line) => `  ${line}`),
    ...(box.note === ''
      ? []
      : [
          `  Your note, written by hand${cardsText(box)}:`,
          ...quoteLines(box.note).map((line) => `  ${line}`),
        ]),
    '',
  ];
}

/** Returns the confirmation as plain text, with the same sections as the HTML. */
export function confirmationLines(order: OrderForMail, siteUrl: string): string[] {
  return [
    greeting(order),
    '',
    arrivalText(order),
    leavingText(order),
    ...partRefundText(order),
    ...missedText(order),
    `Order number: ${formatOrderNumber(order.orderNumber)}`,
    `Ordered on: ${orderedOn(order)}`,
    '',
    'WHAT YOU ORDERED',
    ...order.boxes.flatMap((box) => boxLines(box, order)),
    ...slicesText(order.slices),
    containsText(order, containsLead(order)),
    `Every ingredient of every flavour: ${siteUrl}/ingredients`,
    '',
    'WHAT HAPPENS NEXT',
    ...nextSteps(order).map((step, index) => `${index + 1}. ${step}`),
    '',
    'WHAT YOU PAID',
    ...receiptText(order),
    '',
    'WHERE IT GOES',
    ...addressLines(order.recipient),
    '',
    'IF SOMETHING IS NOT RIGHT',
    smallPrint.damage,
    '',
    smallPrint.cancel,
    '',
    smallPrint.keep,
    smallPrint.seller,
    smallPrint.contact,
    `Terms and conditions: ${siteUrl}/terms`,
    `Privacy policy: ${siteUrl}/privacy-policy`,
  ];
}
