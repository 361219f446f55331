import type { BoardParcel } from '#contract/shopkeeper-day.ts';
import { nameOfClass, serviceName } from '#copy/delivery.ts';
import { boxName, type SummarizedBox } from '#copy/order-summary.ts';
import { parcelPlaceText } from '#copy/parcel.ts';
import { paymentStopText } from '#copy/payment-stop.ts';
import { shippingOptions } from '#data/shipping.ts';
import { USUAL_SHIPPING_ID, type ShippingId } from '#domain/catalogue.ts';
import { addressLines, postalAddressOf } from '#domain/customer/customer.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { parcelRecipient } from '#domain/order/parcel.ts';
import { paymentStopOf } from '#domain/order/payment-stop.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import { withParcelChanges } from '#netlify/orders/stored-parcel.ts';
import { summarizeOrder } from '#netlify/orders/summarize-order.ts';
import type { ListedParcel } from './parcel-store.ts';

const boardBox = (summary: SummarizedBox): BoardParcel['boxes'][number] => ({
  name: boxName(summary),
  quantity: summary.quantity,
  flavours: summary.flavours.map(({ name, quantity }) => ({ name, quantity })),
  lid: summary.lidDesign,
  note: summary.note,
  keyring: summary.keyring,
  nameTags: [...summary.nameTags],
  allergens: [...summary.allergens],
});

/** Returns the addresses that a parcel had before, on a line each. */
function earlierAddresses({ parcel, order }: ListedParcel): string[] {
  const states = [...parcel.changes.map(({ before }) => before), parcel];
  const lines = states.map(({ content }) =>
    addressLines(parcelRecipient(content, order)).join(', '),
  );
  return lines.filter(
    (line, index) => index < lines.length - 1 && line !== '' && line !== lines[index + 1],
  );
}

/** Returns how a parcel travels where that is not as usual: "1st Class"; empty for the usual delivery. */
function shippingTag(id: ShippingId | undefined, name: string): string {
  if (id === USUAL_SHIPPING_ID) return '';
  const option = shippingOptions.find((one) => one.id === id);
  return option ? nameOfClass(option) : name;
}

/** Returns a parcel with everything by name, as the board and the morning mail show it. */
export function boardParcel({ parcel, order }: ListedParcel, offer: Offer): BoardParcel {
  const summary = summarizeOrder(withParcelChanges(order), offer);
  const shown = summary.parcels[parcel.place - 1];
  const count = order.parcels.length;
  const { slices } = summary;
  const recipient = parcelRecipient(parcel.content, order);
  const shippingName = shown ? serviceName(shown) : order.shippingName;
  return {
    id: parcel.id,
    version: parcel.version,
    orderNumber: formatOrderNumber(order.orderNumber),
    place: parcelPlaceText(parcel.place, count),
    status: parcel.status,
    postOn: parcel.postOn,
    metDay: parcel.metDay,
    recipient: addressLines(recipient),
    address: postalAddressOf(recipient),
    earlierAddresses: earlierAddresses({ parcel, order }),
    email: order.email,
    shippingName,
    shippingTag: shippingTag(shown?.shippingId, shippingName),
    boxes: (shown?.boxes ?? []).map(boardBox),
    slices: slices && { quantity: slices.quantity, flavours: [...slices.flavours] },
    weightGrams: shown?.weightGrams ?? null,
    stop: paymentStopText(paymentStopOf(order)),
  };
}
