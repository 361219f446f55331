import type { CheckoutDraft } from '#adapters/checkout-params.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { Instant } from '#domain/day.ts';
import { findDelivery } from '#domain/delivery.ts';
import { estimateArrival, orderTodayText, type PostalCalendar } from '#domain/dispatch.ts';
import { containsText, orderContents } from '#domain/order-contents.ts';
import { writeOrderMetadata } from '#domain/order-metadata.ts';
import type { Order, OrderType } from '#domain/order.ts';
import { priceOrder } from '#domain/pricing.ts';

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

/** Words a payment page from an order: its bill, its delivery, arrival and allergens beside the Pay button. All times count from `start`. */
export function draftCheckout(
  shop: { catalogue: Catalogue; calendar: PostalCalendar; siteUrl: string },
  order: Order,
  orderNumber: string,
  start: Instant,
): CheckoutDraft {
  const { catalogue, calendar, siteUrl } = shop;
  const { lines, shipping } = priceOrder(order, catalogue);
  const workingDays = findDelivery(shipping.name, catalogue)?.workingDays ?? { first: 2, last: 4 };
  const arrival = orderTodayText(estimateArrival(start, workingDays, calendar));
  return {
    orderNumber,
    lines: lines.map((line) => ({
      ...line,
      imageUrl: pictureOf(line.name, catalogue, siteUrl),
    })),
    shipping: { ...shipping, workingDays },
    metadata: writeOrderMetadata(orderNumber, order, catalogue),
    recipient: order.recipient,
    submitText: `${arrival}. ${containsText(orderContents(order, catalogue).allergens)}`,
    expiresAt: start + OPEN_MS,
    successUrl: `${siteUrl}/thank-you?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: siteUrl + BACK_TO[order.orderType],
  };
}
