import type { PrintedParcel, WhichParcels } from '#contract/shopkeeper-paperwork.ts';
import { keyringText } from '#copy/keyring.ts';
import { allergenSentence, kitchenText } from '#copy/allergens.ts';
import { slicesByFlavour, type ParcelSummary, type SummarizedBox } from '#copy/order-summary.ts';
import { postage } from '#data/postage.ts';
import { addressLines, fullName } from '#domain/customer/customer.ts';
import { bestBefore } from '#domain/food/shelf-life.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { parcelRecipient } from '#domain/order/parcel.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import { containsLead, UNKNOWN_ALLERGENS } from '#netlify/mail/order/allergen-copy.ts';
import { boxTitle, slicesTitle } from '#netlify/mail/order/box-copy.ts';
import { buyerText } from '#netlify/mail/order/order-copy.ts';
import { onlyParcel } from '#netlify/mail/order/parcel-copy.ts';
import type { OrderForMail } from '#netlify/mail/order/order-for-mail.ts';
import { USUAL_SLIP, warnings, warningText } from '#netlify/mail/packing-slip/slip-warnings.ts';
import {
  copyNoteText,
  packingTitle,
  postByText,
  postingText,
  notEarlierText,
  slipChangeLines,
} from '#netlify/mail/packing-slip/packing-slip-copy.ts';
import { toOrderForMail } from '#netlify/orders/to-order-for-mail.ts';
import { findParcels, type PaperworkDependencies } from './find-parcels.ts';
import type { ListedParcel } from './parcel-store.ts';

const printedBox = (box: SummarizedBox, slip: OrderForMail): PrintedParcel['boxes'][number] => ({
  title: packingTitle(box, slip),
  name: boxTitle(box),
  quantity: box.quantity,
  flavours: box.flavours.map(({ name, quantity }) => ({ name, quantity })),
  lid: box.lidDesign,
  copying: box.note === '' ? '' : copyNoteText(box),
  note: box.note,
  keyring: box.keyring === null ? '' : keyringText(box),
  allergens: (slip.parcels[0]?.boxes.length ?? 0) > 1 ? [...box.allergens] : [],
});

/** Returns who sends a parcel, where it goes to somebody else. */
function senderName(order: OrderForMail, recipient: string): string {
  const buyer =
    order.buyer && buyerText({ ...order, buyer: { ...order.buyer, purchaseOrder: '' } });
  return buyer === null || buyer === recipient ? '' : buyer;
}

function printedParcel(listed: ListedParcel, offer: Offer): PrintedParcel | [] {
  const { parcel } = listed;
  const order = toOrderForMail(listed.order, offer);
  const bought = order.parcels[parcel.place - 1];
  if (!bought) return [];
  // The board's days, which the slip names, are those of the parcel as it is stored.
  const summary: ParcelSummary = {
    ...bought,
    arrival: { ...bought.arrival, dispatch: parcel.postOn },
    metDay: parcel.metDay,
  };
  const whole = { ...order, parcels: order.parcels.with(parcel.place - 1, summary) };
  const slip = onlyParcel(summary, whole);
  const recipient = parcelRecipient(parcel.content, listed.order);
  const { slices, isInCatalogue } = order;
  return {
    id: parcel.id,
    status: parcel.status,
    orderNumber: formatOrderNumber(order.orderNumber),
    postBy: postByText(summary, whole),
    posting: [notEarlierText(summary) ?? [], postingText(summary)].flat().join(' '),
    warnings: warnings(slip, USUAL_SLIP).map(warningText),
    changes: slipChangeLines(summary, whole),
    recipient: addressLines(recipient),
    from: senderName(order, fullName(recipient)),
    boxes: summary.boxes.map((box) => printedBox(box, slip)),
    slices: slices && {
      title: slicesTitle(slices),
      flavours: slicesByFlavour(slices),
      summary: `${slices.title}, ${slices.perFlavour}`,
    },
    contains: isInCatalogue ? allergenSentence(slip, containsLead(slip)) : UNKNOWN_ALLERGENS,
    kitchen: isInCatalogue ? kitchenText(slip) : '',
    bestBefore: bestBefore(parcel.postOn, postage.ageAtMost),
  };
}

/** Returns parcels for their packing slips and for the sheets in them. */
export async function readPrintedParcels(
  shop: PaperworkDependencies,
  which: WhichParcels,
): Promise<{ parcels: PrintedParcel[] }> {
  const [offer, found] = await Promise.all([shop.offer(), findParcels(shop, which)]);
  return { parcels: found.flatMap((listed) => printedParcel(listed, offer)) };
}
