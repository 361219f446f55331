import type { SessionParams } from '#netlify/adapters/stripe/stripe-params.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { formatDay } from '#domain/day-words.ts';
import type { Instant } from '#domain/day.ts';
import { nameBoxes } from '#domain/cart/box-names.ts';
import { bulkDelivery, findDeliveryMethod } from '#domain/delivery/delivery.ts';
import { inTimeText, orderTodayText, shouldArriveText } from '#copy/delivery.ts';
import type { PostalCalendar } from '#domain/delivery/dispatch.ts';
import { orderArrival } from '#domain/order/order-arrival.ts';
import { boxContents, containsText, orderContents } from '#domain/order/order-contents.ts';
import { writeOrderMetadata } from '#domain/order/order-metadata.ts';
import type { Order, OrderedBox, OrderType } from '#domain/order/order.ts';
import { priceOrder } from '#domain/order/pricing.ts';
import { formatWeight } from '#domain/box/weight.ts';
import { formatDeliveryMethod } from '#domain/delivery/requested-delivery-date.ts';

const SESSION_LIFETIME_MS = 3_600_000;

/** What building the parameters needs of the shop. */
interface ParamsDependencies {
  catalogue: Catalogue;
  calendar: PostalCalendar;
  siteUrl: string;
}

/** Where a shopper returns to who leaves the payment page. */
const CANCEL_PATHS: Record<OrderType, string> = {
  builder: '/build-your-box?step=shipping&restored=true',
  cart: '/basket',
  bulk: '/weddings-corporate',
};

/** Returns the URL of the product image, or null where the payment provider cannot fetch it (a local shop). */
const imageUrlFor = (siteUrl: string): string | null =>
  siteUrl.startsWith('https://') ? `${siteUrl}/og/build-your-box.jpg` : null;

/**
 * Returns a box’s contents: "400 g, “Happy Birthday” lid: Baileys, … Keyring “this mum belongs” with mum." The payment
 * page may truncate it.
 */
function describeBox(box: OrderedBox, catalogue: Catalogue): string {
  const { weightGrams, lidDesign, flavours, keyring, nameTags } = boxContents(box, catalogue);
  const weight = weightGrams === null ? '' : `${formatWeight(weightGrams)}, `;
  const pieces = flavours.map((flavour) =>
    flavour.quantity > 1 ? `${flavour.quantity}\u00a0×\u00a0${flavour.name}` : flavour.name,
  );
  const hung = keyring === null ? '' : `. Keyring “${keyring}” with ${nameTags.join(', ')}`;
  return `${weight}“${lidDesign}” lid: ${pieces.join(', ')}${hung}`;
}

/** Returns the order’s lines; each box has a distinct name and is followed by its keyring. */
function linesOf(order: Order, { catalogue, siteUrl }: ParamsDependencies): SessionParams['lines'] {
  if (order.orderType === 'bulk') {
    return priceOrder(order, catalogue).lines.map((line) => ({ ...line, imageUrl: null }));
  }
  const names = nameBoxes(order, catalogue, shopBoxes);
  return order.boxes.flatMap((box, index) => {
    const lines = priceOrder({ ...order, boxes: [box] }, catalogue).lines;
    return lines.map((line, place) => {
      if (place > 0) return { ...line, imageUrl: null };
      const name = names[index] ?? line.name;
      return {
        ...line,
        name,
        description: describeBox(box, catalogue),
        imageUrl: imageUrlFor(siteUrl),
      };
    });
  });
}

/**
 * Returns the delivery and the arrival sentence with dates. The provider’s own estimate counts days from today, not
 * from dispatch, so it would contradict the shop’s.
 */
function describeDelivery(
  { catalogue, calendar }: ParamsDependencies,
  order: Order,
  start: Instant,
): { shipping: SessionParams['shipping']; arrivalText: string } {
  const { name, pricePence } = priceOrder(order, catalogue).shipping;
  const { arrival, requestedDate } = orderArrival(
    order,
    start,
    order.orderType === 'bulk' ? bulkDelivery : findDeliveryMethod(order.shippingId, catalogue),
    calendar,
  );
  if (requestedDate !== null) {
    return {
      shipping: { name: formatDeliveryMethod(name, requestedDate), pricePence },
      arrivalText: `${inTimeText(requestedDate)}: it leaves us on ${formatDay(arrival.dispatch)}. ${shouldArriveText(arrival)}`,
    };
  }
  return { shipping: { name, pricePence }, arrivalText: orderTodayText(arrival) };
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
  const { catalogue, siteUrl } = shop;
  const { shipping, arrivalText } = describeDelivery(shop, order, start);
  return {
    orderNumber,
    lines: linesOf(order, shop),
    shipping,
    metadata: writeOrderMetadata(orderNumber, order, catalogue),
    recipient: order.recipient,
    submitText: `${arrivalText}. ${containsText(orderContents(order, catalogue))}`,
    expiresAt: start + SESSION_LIFETIME_MS,
    successUrl: `${siteUrl}/thank-you?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: siteUrl + CANCEL_PATHS[order.orderType],
  };
}
