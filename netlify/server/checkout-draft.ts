import type { CheckoutDraft } from '#adapters/checkout-params.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { formatDay } from '#domain/day-words.ts';
import type { Instant } from '#domain/day.ts';
import { findDelivery } from '#domain/delivery.ts';
import { orderTodayText, type PostalCalendar } from '#domain/dispatch.ts';
import { orderArrival, workingDaysUntil } from '#domain/order-arrival.ts';
import { boxContents, containsText, orderContents } from '#domain/order-contents.ts';
import { writeOrderMetadata } from '#domain/order-metadata.ts';
import type { Order, OrderedBox, OrderType, PricedLine } from '#domain/order.ts';
import { priceOrder } from '#domain/pricing.ts';
import { findReadyMade } from '#domain/ready-made.ts';
import { arrivesAroundText, methodWithWish } from '#domain/wished-arrival.ts';

const OPEN_MS = 3_600_000;

/** Where a shopper comes back to who leaves the payment page. */
const BACK_TO: Record<OrderType, string> = {
  builder: '/build-your-box?step=shipping&restored=true',
  cart: '/basket',
  bulk: '/weddings-corporate',
};

/** The shop's picture for a box, where the payment provider can fetch it: not from a developer's machine. */
function pictureOf(name: string, catalogue: Catalogue, siteUrl: string): string | null {
  const isBox = catalogue.boxes.some((box) => box.name === name);
  return isBox && siteUrl.startsWith('https://') ? `${siteUrl}/og/build-your-box.jpg` : null;
}

/** What tells a box from the others on the page: "Six Favourites, “Enjoy your fudge” lid: Baileys, …". The page may cut it. */
function describeBox(box: OrderedBox, catalogue: Catalogue): string {
  const { lidDesign, flavours } = boxContents(box, catalogue);
  const readyMade = findReadyMade(box.choices, shopBoxes);
  const name = readyMade ? `${readyMade.name}, ` : '';
  const pieces = flavours.map((flavour) =>
    flavour.quantity > 1 ? `${flavour.quantity}\u00a0×\u00a0${flavour.name}` : flavour.name,
  );
  return `${name}“${lidDesign}” lid: ${pieces.join(', ')}`;
}

/** The lines of the bill, each box told apart from the others. */
function linesOf(order: Order, catalogue: Catalogue): readonly PricedLine[] {
  if (order.orderType === 'bulk') return priceOrder(order, catalogue).lines;
  return order.boxes.flatMap((box) => {
    const [boxLine, ...keyrings] = priceOrder({ ...order, boxes: [box] }, catalogue).lines;
    return boxLine ? [{ ...boxLine, description: describeBox(box, catalogue) }, ...keyrings] : [];
  });
}

/** How and when an order comes. The days of the post count from today; a wished day is said in words, which no count of days could. */
function wordDelivery(
  { catalogue, calendar }: { catalogue: Catalogue; calendar: PostalCalendar },
  order: Order,
  start: Instant,
): { shipping: CheckoutDraft['shipping']; arrivalText: string } {
  const { name, pricePence } = priceOrder(order, catalogue).shipping;
  const { arrival, wish } = orderArrival(order, start, findDelivery(name, catalogue), calendar);
  if (wish !== null) {
    return {
      shipping: { name: methodWithWish(name, wish), pricePence, workingDays: null },
      arrivalText: `${arrivesAroundText(wish)}, leaving us on ${formatDay(arrival.dispatch)}`,
    };
  }
  const workingDays = {
    first: workingDaysUntil(arrival.first, start, calendar),
    last: workingDaysUntil(arrival.last, start, calendar),
  };
  return { shipping: { name, pricePence, workingDays }, arrivalText: orderTodayText(arrival) };
}

/** Words a payment page from an order: its bill, its delivery, arrival and allergens beside the Pay button. All times count from `start`. */
export function draftCheckout(
  shop: { catalogue: Catalogue; calendar: PostalCalendar; siteUrl: string },
  order: Order,
  orderNumber: string,
  start: Instant,
): CheckoutDraft {
  const { catalogue, siteUrl } = shop;
  const { shipping, arrivalText } = wordDelivery(shop, order, start);
  return {
    orderNumber,
    lines: linesOf(order, catalogue).map((line) => ({
      ...line,
      imageUrl: pictureOf(line.name, catalogue, siteUrl),
    })),
    shipping,
    metadata: writeOrderMetadata(orderNumber, order, catalogue),
    recipient: order.recipient,
    submitText: `${arrivalText}. ${containsText(orderContents(order, catalogue).allergens)}`,
    expiresAt: start + OPEN_MS,
    successUrl: `${siteUrl}/thank-you?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: siteUrl + BACK_TO[order.orderType],
  };
}
