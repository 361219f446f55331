import { slicesByFlavour, type SummarizedBox, type ParcelSummary } from '#copy/order-summary.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { parcelRecipient } from '#domain/order/parcel.ts';
import { addressLines } from '#domain/customer/customer.ts';
import { billText } from '../order/receipt.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import {
  changedBoxes,
  TAKES_PLACE,
  inEachText,
  isPostingDayPast,
  OVERDUE,
  KEEP_SHEET_NOTICE,
  NO_NOTE,
  newsText,
  orderedByText,
  packingTitle,
  postByText,
  postingText,
  notEarlierText,
  slipChangeLines,
} from './packing-slip-copy.ts';
import { warnings, type SlipOrigin } from './slip-warnings.ts';
import { slipBill } from './slip-bill.ts';
import { allergenText, boxAllergens, UNKNOWN_ALLERGENS } from '../order/allergen-copy.ts';
import { cardsText, countedText, slicesTitle } from '../order/box-copy.ts';
import { onlyParcel, parcelDifferences } from '../order/parcel-copy.ts';
import { quoteLines } from '../message/quote-lines.ts';
import { alertLines } from '../shared/mail-alert.tsx';

function boxLines(box: SummarizedBox, order: OrderForMail): string[] {
  return [
    packingTitle(box, order),
    ...boxAllergens(box, order),
    ...(box.note === ''
      ? [NO_NOTE]
      : [
          `NOTE, to be copied by hand${cardsText(box)}, exactly as typed:`,
          ...quoteLines(box.note),
        ]),
    '',
    ...box.flavours.map(
      ({ name, quantity }) =>
        `${quantity * box.quantity} × ${name}${box.quantity > 1 ? `, ${inEachText(quantity)}` : ''}`,
    ),
    `Lid: ${box.lidDesign}`,
    ...(box.keyring === null ? [] : [`Keyring: ${box.keyring}`]),
    ...box.nameTags.map((name, index) => `Name ${index + 1}: ${name}`),
    '',
  ];
}

function sliceLines(slices: OrderForMail['slices']): string[] {
  if (!slices) return [];
  return [
    slicesTitle(slices),
    ...slicesByFlavour(slices).map(countedText),
    `${slices.title}, ${slices.perFlavour}`,
    '',
  ];
}

function parcelLines(parcel: ParcelSummary, order: OrderForMail, origin: SlipOrigin): string[] {
  const slip = onlyParcel(parcel, order);
  const changes = slipChangeLines(parcel, order);
  const boxes = changedBoxes(parcelDifferences(parcel, order), parcel);
  const wait = notEarlierText(parcel);
  return [
    ...(changes.length === 0
      ? []
      : [`Changed. ${TAKES_PLACE}`, ...(boxes === '' ? [] : [boxes]), ...changes, '']),
    ...(isPostingDayPast(parcel, origin) ? [OVERDUE] : []),
    formatOrderNumber(order.orderNumber),
    postByText(parcel, order),
    ...(wait === null ? [] : [wait]),
    postingText(parcel),
    '',
    allergenText(slip, UNKNOWN_ALLERGENS),
    '',
    'SEND TO',
    ...addressLines(parcelRecipient(parcel, order)),
    '',
    KEEP_SHEET_NOTICE,
    '',
    ...parcel.boxes.flatMap((box) => boxLines(box, slip)),
    ...sliceLines(order.slices),
  ];
}

/** Returns the packing slip as plain text, in the order of the HTML. */
export function packingLines(order: OrderForMail, origin: SlipOrigin): string[] {
  return [
    ...warnings(order, origin).flatMap((warning) => [...alertLines(warning), '']),
    ...order.parcels.flatMap((parcel) => parcelLines(parcel, order, origin)),
    `${orderedByText(order)}. ${newsText(order)}`,
    ...billText(slipBill(order)),
  ];
}
