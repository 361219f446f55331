import { keyringText } from '#copy/keyring.ts';
import { type SummarizedBox, type ParcelSummary } from '#copy/order-summary.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { billOf, billText } from '../order/receipt.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { allergenLines, orderPageLines } from '../order/order-parts.tsx';
import { boxAllergens } from '../order/allergen-copy.ts';
import { boxTitle, cardsText, countedText, sizeText } from '../order/box-copy.ts';
import {
  greeting,
  nextSteps,
  buyerToName,
  orderedOn,
  partRefundText,
  rightsTexts,
} from '../order/order-copy.ts';
import {
  addressTexts,
  arrivalText,
  changedText,
  leavingText,
  missedText,
  parcelFor,
  parcelsToTell,
} from '../order/parcel-copy.ts';
import { quoteLines } from '../message/quote-lines.ts';
import { slicesText } from '../order/slices.tsx';
import { footLines } from '../shared/contact.tsx';
import { smallPrint } from '../shared/small-print.ts';

function boxLines(box: SummarizedBox, order: OrderForMail): string[] {
  return [
    `${boxTitle(box)}, ${sizeText(box)}`,
    ...box.flavours.map((flavour) => `  ${countedText(flavour)}`),
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

function parcelLines(parcel: ParcelSummary, order: OrderForMail): string[] {
  const title = parcelFor(parcel, order);
  return [...(title === '' ? [] : [title]), ...parcel.boxes.flatMap((box) => boxLines(box, order))];
}

/** Returns which order it is, when it was made, and by whom. */
function originLines(order: OrderForMail): string[] {
  const by = buyerToName(order);
  return [
    `Order number: ${formatOrderNumber(order.orderNumber)}`,
    `Ordered on: ${orderedOn(order)}`,
    ...(by === null ? [] : [`Ordered by: ${by}`]),
  ];
}

/** Returns the confirmation as plain text, with the same sections as the HTML. */
export function confirmationLines(
  order: OrderForMail,
  siteUrl: string,
  pageUrl: string | null,
): string[] {
  const changed = changedText(order.differences.flatMap((differences) => differences ?? []));
  const told = parcelsToTell(order);
  const origin = originLines(order);
  const rights = rightsTexts(order);
  return [
    greeting(order),
    '',
    ...(changed === '' ? [] : [changed, '']),
    ...(told.length > 1 ? [...origin, ''] : []),
    ...told.flatMap((parcel) => [
      arrivalText(parcel, order),
      leavingText(parcel, order),
      ...(parcel === order.parcels[0] ? partRefundText(order) : []),
      ...missedText(parcel, order),
      ...addressTexts(parcel, order),
      ...(told.length > 1 ? [''] : []),
    ]),
    ...(told.length > 1 ? [] : [...origin, '']),
    ...(pageUrl === null ? [] : [...orderPageLines(pageUrl, order), '']),
    'WHAT YOU ORDERED',
    ...order.parcels.flatMap((parcel) => parcelLines(parcel, order)),
    ...slicesText(order.slices),
    ...allergenLines(order, siteUrl),
    '',
    'WHAT HAPPENS NEXT',
    ...nextSteps(order).map((step, index) => `${index + 1}. ${step}`),
    '',
    'WHAT YOU PAID',
    ...billText(billOf(order)),
    '',
    ...(rights.length === 0 ? [] : ['IF SOMETHING IS NOT RIGHT']),
    ...rights.flatMap((sentence) => [sentence, '']),
    smallPrint.keep,
    ...footLines({ isOfOrder: true }),
    `Terms and conditions: ${siteUrl}/terms`,
    `Privacy policy: ${siteUrl}/privacy-policy`,
  ];
}
