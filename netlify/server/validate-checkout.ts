import { orderFrom, type Checkout } from '#contract/checkout.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { Instant } from '#domain/day.ts';
import type { PostalCalendar } from '#domain/dispatch.ts';
import { penceToPounds, poundsToPence } from '#domain/money.ts';
import type { RuleViolation } from '#domain/order-rules.ts';
import type { Order, Quote } from '#domain/order.ts';
import { priceOrder } from '#domain/pricing.ts';
import { normalizeOrder, resolveDispatchDay, type OrderResult } from '#domain/normalize-order.ts';
import { HttpError } from './http-error.ts';

const PHRASES: Partial<Record<RuleViolation['code'], string>> = {
  'invalid-email': 'Please check your e-mail',
  'arrival-not-possible': 'Please choose another day',
};

/** Says in the shop's words which rule an order breaks. */
export function orderRuleError({ code, message }: RuleViolation): HttpError {
  return new HttpError(400, code, PHRASES[code] ?? 'Please check your order', message);
}

/** The bill in the words of a payload: pounds as numbers, a delivery that costs something as a line of its own. */
function payloadQuote({ lines, shipping, totalPence }: Quote) {
  const items = lines.map(({ name, description, unitPence, quantity }) => ({
    name,
    description,
    price: penceToPounds(unitPence),
    quantity,
  }));
  const delivery = {
    name: `Shipping: ${shipping.name}`,
    description: shipping.name,
    price: penceToPounds(shipping.pricePence),
    quantity: 1,
  };
  return {
    totalAmount: penceToPounds(totalPence),
    lines: shipping.pricePence > 0 ? [...items, delivery] : items,
  };
}

function accepted(judgement: OrderResult): Order {
  if ('broken' in judgement) throw orderRuleError(judgement.broken);
  return judgement.order;
}

/** The order the shop can make, at the price the shopper saw, or a refusal: 400 for a broken rule, 409 for another total (decision 20). */
export function validateCheckout(
  shop: { catalogue: Catalogue; calendar: PostalCalendar },
  payload: Checkout,
  start: Instant,
): Order {
  const asked = orderFrom(payload, shop.catalogue);
  const settled = accepted(normalizeOrder(asked, shop.catalogue));
  const order = accepted(resolveDispatchDay(settled, start, shop));
  const quote = priceOrder(order, shop.catalogue);
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
