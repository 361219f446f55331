import { keyringText } from '#copy/keyring.ts';
import { containsText } from '#copy/allergens.ts';
import type { SessionParams } from './payment-pages.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { formatWeight } from '#domain/weight.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { formatDay, formatDayRange, formatShortDay } from '#domain/day-words.ts';
import { HOUR_MS, type Instant } from '#domain/day.ts';
import {
  getItByText,
  inTimeText,
  shouldArriveText,
  transitText,
  deliveryMethodText,
  quotedShippingText,
} from '#copy/delivery.ts';
import { findDeliveryMethod } from '#domain/delivery/delivery.ts';
import { CANCEL_PATHS } from '#domain/order/checkout-return.ts';
import { orderTypeOf, type Order } from '#domain/order/order.ts';
import { pricedLineText } from '#copy/quote.ts';
import type { PricedLine } from '#domain/quote.ts';
import { priceOrder } from '#domain/order/pricing.ts';
import {
  boxName,
  describeOrder,
  type SummarizedBox,
  type OrderSummary,
  type ParcelSummary,
} from '#copy/order-summary.ts';

const SESSION_LIFETIME_MS = HOUR_MS;

/** What building the parameters needs of the shop. */
interface ParamsDependencies extends Offer {
  siteUrl: string;
}

/** Returns the URL of the product image, or null where the payment provider cannot fetch it (a local shop). */
const imageUrlFor = (siteUrl: string): string | null =>
  siteUrl.startsWith('https://') ? `${siteUrl}/og/build-your-box.jpg` : null;

/**
 * Returns a box’s contents: "400 g, “Happy Birthday” lid: Baileys, … Keyring “this mum belongs” with mum." The payment
 * page may truncate it.
 */
function boxText(box: SummarizedBox): string {
  const { weightGrams, lidDesign, flavours } = box;
  const weight = weightGrams === null ? '' : `${formatWeight(weightGrams)}, `;
  const pieces = flavours.map((flavour) =>
    flavour.quantity > 1 ? `${flavour.quantity}\u00a0×\u00a0${flavour.name}` : flavour.name,
  );
  const hung = box.keyring === null ? '' : `. Keyring ${keyringText(box)}`;
  return `${weight}“${lidDesign}” lid: ${pieces.join(', ')}${hung}`;
}

const plainLine = (line: PricedLine): SessionParams['lines'][number] => ({
  ...pricedLineText(line),
  unitPence: line.unitPence,
  quantity: line.quantity,
  imageUrl: null,
});

/** Returns the order’s lines; each box has a distinct name and is followed by its keyring. */
function linesOf(
  order: Order,
  summary: OrderSummary,
  { catalogue, siteUrl }: ParamsDependencies,
): SessionParams['lines'] {
  if (order.kind === 'slices') {
    return priceOrder(order, catalogue).lines.map(plainLine);
  }
  return order.parcels.flatMap((parcel, index) =>
    parcel.items.flatMap((item, boxIndex) => {
      const box = summary.parcels[index]?.boxes[boxIndex];
      const { lines } = priceOrder({ parcels: [{ ...parcel, items: [item] }] }, catalogue);
      return lines.map((line, part) => {
        if (part > 0 || !box) return plainLine(line);
        const { unitPence, quantity } = line;
        const text = { name: boxName(box), description: boxText(box) };
        return { ...text, unitPence, quantity, imageUrl: imageUrlFor(siteUrl) };
      });
    }),
  );
}

/** Returns the sentence about a parcel’s arrival. The page is open for an hour, so its days count from posting. */
function arrivalText({ arrival, metDay, shippingId }: ParcelSummary, catalogue: Catalogue): string {
  if (metDay === null) {
    return `${getItByText(arrival)}, ${transitText(findDeliveryMethod(shippingId, catalogue))} from posting`;
  }
  return `${inTimeText(metDay)}: it leaves us on ${formatDay(arrival.dispatch)}. ${shouldArriveText(arrival)}`;
}

/**
 * Returns the delivery with the requested day of a single parcel. The provider’s own estimate counts days from today,
 * not from dispatch, so it would contradict the shop’s.
 */
function shippingOf(
  order: Order,
  { parcels: [parcel, ...others] }: OrderSummary,
  catalogue: Catalogue,
): SessionParams['shipping'] {
  const { shipping } = priceOrder(order, catalogue);
  const { pricePence } = shipping;
  const name = quotedShippingText(shipping);
  const metDay = parcel && others.length === 0 ? parcel.metDay : null;
  return { name, displayName: deliveryMethodText(name, metDay), pricePence };
}

/** "Parcel 2 arrives 27 Nov-1 Dec": short, because the provider cuts a text of twelve parcels. */
function arrivalOfSeveral({ arrival, metDay }: ParcelSummary, index: number): string {
  const days =
    metDay === null
      ? formatDayRange(arrival.first, arrival.last)
      : `in time for ${formatShortDay(metDay)}`;
  return `Parcel ${index + 1} arrives ${days}`;
}

/** Returns the arrival of each parcel, and the allergens. */
function submitText(summary: OrderSummary, catalogue: Catalogue): string {
  const [parcel, ...others] = summary.parcels;
  const arrivals =
    parcel && others.length === 0
      ? [arrivalText(parcel, catalogue)]
      : summary.parcels.map(arrivalOfSeveral);
  return [...arrivals, containsText(summary)].join('. ');
}

/**
 * Returns the parameters of an order’s payment page: lines, delivery, arrival and allergens beside the Pay button. All
 * times count from `start`.
 */
export function buildSessionParams(
  shop: ParamsDependencies,
  order: Order,
  orderNumber: string,
  start: Instant,
): SessionParams {
  const { catalogue, calendar, siteUrl } = shop;
  const summary = describeOrder(order, start, { catalogue, calendar, shopBoxes });
  return {
    order,
    orderNumber,
    catalogueVersion: catalogue.version,
    lines: linesOf(order, summary, shop),
    shipping: shippingOf(order, summary, catalogue),
    submitText: submitText(summary, catalogue),
    expiresAt: start + SESSION_LIFETIME_MS,
    successUrl: `${siteUrl}/thank-you?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: siteUrl + CANCEL_PATHS[orderTypeOf(order)],
  };
}
