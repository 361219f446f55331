import { flavoursOf } from './bulk-flavours.ts';
import { findById, type Catalogue } from './catalogue.ts';
import type { CustomerInfo } from './customer.ts';
import type { Instant } from './day.ts';
import type { PostalCalendar } from './dispatch.ts';
import { validateOrder, normalizeChoices, type RuleViolation } from './order-rules.ts';
import type { BoxOrder, BulkOrder, Order } from './order.ts';
import { latestDispatchDay, deliveryDateError } from './requested-delivery-date.ts';

/** What came of an order that was asked for: one the shop can make, or the rule that it breaks. */
export type OrderResult = { order: Order } | { broken: RuleViolation };

function trimmed(recipient: CustomerInfo): CustomerInfo {
  return {
    ...recipient,
    firstName: recipient.firstName.trim(),
    lastName: recipient.lastName.trim(),
    email: recipient.email.trim(),
    address1: recipient.address1.trim(),
    address2: recipient.address2.trim(),
    city: recipient.city.trim(),
    postcode: recipient.postcode.trim(),
  };
}

function settleBoxes(asked: BoxOrder, catalogue: Catalogue): OrderResult {
  const boxes = asked.boxes.map(({ choices, quantity }) => ({
    choices: normalizeChoices(choices, catalogue),
    quantity,
  }));
  const toJudge = asked.boxes.map(({ choices, quantity }, index) => ({
    choices: { ...choices, note: boxes[index]?.choices.note ?? choices.note },
    quantity,
  }));
  const broken = validateOrder({ ...asked, boxes: toJudge }, catalogue);
  if (broken) return { broken };
  return { order: { ...asked, boxes, recipient: asked.recipient && trimmed(asked.recipient) } };
}

/** The assortment is written down as the flavours it has today: another one tomorrow changes no order. */
function settleSlices(asked: BulkOrder, catalogue: Catalogue): OrderResult {
  const broken = validateOrder(asked, catalogue);
  if (broken) return { broken };
  return { order: { ...asked, flavourIds: flavoursOf(asked, catalogue).map(({ id }) => id) } };
}

/** Judges an order and settles it as the shop makes it; the note of a box that is no gift is dropped, not judged (decision 59). */
export function normalizeOrder(asked: Order, catalogue: Catalogue): OrderResult {
  return asked.orderType === 'bulk'
    ? settleSlices(asked, catalogue)
    : settleBoxes(asked, catalogue);
}

/** Settles the day on which an order leaves that is wished to arrive around a day; one without a wish leaves as soon as it can (decision 61). */
export function resolveDispatchDay(
  asked: Order,
  now: Instant,
  { catalogue, calendar }: { catalogue: Catalogue; calendar: PostalCalendar },
): OrderResult {
  if (asked.orderType === 'bulk' || asked.arriveOn === null) return { order: asked };
  const delivery = findById(catalogue.shippingOptions, asked.shippingId);
  if (!delivery) throw new Error(`Unknown shipping option ${asked.shippingId}`);
  const message = deliveryDateError(asked.arriveOn, now, delivery, calendar);
  if (message !== undefined) return { broken: { code: 'arrival-not-possible', message } };
  return {
    order: { ...asked, dispatchOn: latestDispatchDay(asked.arriveOn, now, delivery, calendar) },
  };
}
