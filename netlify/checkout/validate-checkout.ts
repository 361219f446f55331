import { soldOutText } from '#copy/violations.ts';
import { orderFrom, type Checkout } from '#contract/checkout.ts';
import type { Instant } from '#domain/day.ts';
import { penceToPounds, poundsToPence } from '#domain/money.ts';
import { soldOutInOrder, type Order } from '#domain/order/order.ts';
import { quotedShippingText } from '#copy/delivery.ts';
import { pricedLineText } from '#copy/quote.ts';
import type { Quote } from '#domain/quote.ts';
import { priceOrder } from '#domain/order/pricing.ts';
import { resolveDispatchDay } from '#domain/order/dispatch-day.ts';
import { normalizeOrder, type OrderResult } from '#domain/order/normalize-order.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import { orderRuleError } from '#netlify/http/order-rule-error.ts';

/** Returns the quote as a payload: prices in pounds, and paid delivery as a line of its own. */
function payloadQuote({ lines, shipping, totalPence }: Quote) {
  const items = lines.map((line) => ({
    ...pricedLineText(line),
    price: penceToPounds(line.unitPence),
    quantity: line.quantity,
  }));
  const shippingName = quotedShippingText(shipping);
  const delivery = {
    name: `Shipping: ${shippingName}`,
    description: shippingName,
    price: penceToPounds(shipping.pricePence),
    quantity: 1,
  };
  return {
    totalAmount: penceToPounds(totalPence),
    lines: shipping.pricePence > 0 ? [...items, delivery] : items,
  };
}

function orderOrThrow(result: OrderResult): Order {
  if ('violation' in result) throw orderRuleError(result.violation);
  return result.order;
}

/**
 * Turns a checkout payload into an order at the price the shopper saw; throws 400 for a violated rule, 409 for a flavour
 * that is sold out, and 409 with the new quote for another total. A form states no total.
 */
export function validateCheckout(offer: Offer, payload: Checkout, start: Instant): Order {
  const requested = orderFrom(payload, offer.catalogue);
  const normalized = orderOrThrow(normalizeOrder(requested, offer.catalogue));
  const soldOut = soldOutInOrder(normalized, offer.catalogue);
  if (soldOut.length > 0) {
    throw new HttpError(409, 'sold-out', 'Sold out', soldOutText(soldOut), { extra: { soldOut } });
  }
  const order = orderOrThrow(resolveDispatchDay(normalized, start, offer));
  if ('form' in payload) return order;
  const quote = priceOrder(order, offer.catalogue);
  if (poundsToPence(payload.totalAmount) !== quote.totalPence) {
    throw new HttpError(
      409,
      'price-changed',
      'Price changed',
      'The price has changed since you began. Please look at the new total and try again.',
      { extra: { quote: payloadQuote(quote) } },
    );
  }
  return order;
}
