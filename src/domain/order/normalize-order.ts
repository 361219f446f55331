import { normalizeBox } from '../box/box.ts';
import { resolveBulkFlavours } from '../bulk/bulk-flavours.ts';
import { findById, type Catalogue } from '../catalogue.ts';
import type { CustomerInfo } from '../customer/customer.ts';
import type { Instant } from '../day.ts';
import type { PostalCalendar } from '../delivery/dispatch.ts';
import { validateOrder, type RuleViolation } from './order-rules.ts';
import type { BoxOrder, BulkOrder, Order } from './order.ts';
import { latestDispatchDay, deliveryDateError } from '../delivery/requested-delivery-date.ts';

/** A valid order, or the rule that it breaks. */
export type OrderResult = { order: Order } | { broken: RuleViolation };

function trimRecipient(recipient: CustomerInfo): CustomerInfo {
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

function normalizeBoxes(requested: BoxOrder, catalogue: Catalogue): OrderResult {
  const boxes = requested.boxes.map((ordered) => ({
    ...ordered,
    box: normalizeBox(ordered.box, catalogue),
  }));
  const toValidate = requested.boxes.map((ordered, index) => ({
    ...ordered,
    box: { ...ordered.box, note: boxes[index]?.box.note ?? ordered.box.note },
  }));
  const broken = validateOrder({ ...requested, boxes: toValidate }, catalogue);
  if (broken) return { broken };
  return {
    order: {
      ...requested,
      boxes,
      recipient: requested.recipient && trimRecipient(requested.recipient),
    },
  };
}

/** Stores the assortment as the flavours it has today, so that a later assortment does not change the order. */
function normalizeSlices(requested: BulkOrder, catalogue: Catalogue): OrderResult {
  const broken = validateOrder(requested, catalogue);
  if (broken) return { broken };
  return {
    order: {
      ...requested,
      flavourIds: resolveBulkFlavours(requested, catalogue).map(({ id }) => id),
    },
  };
}

/** Validates an order and returns it as the shop stores it: trimmed, and without a note where a box takes none. */
export function normalizeOrder(requested: Order, catalogue: Catalogue): OrderResult {
  return requested.orderType === 'bulk'
    ? normalizeSlices(requested, catalogue)
    : normalizeBoxes(requested, catalogue);
}

/**
 * Sets the dispatch day of an order with a requested arrival day. Any other order is dispatched as soon as possible.
 */
export function resolveDispatchDay(
  requested: Order,
  now: Instant,
  { catalogue, calendar }: { catalogue: Catalogue; calendar: PostalCalendar },
): OrderResult {
  if (requested.orderType === 'bulk' || requested.arriveOn === null) return { order: requested };
  const delivery = findById(catalogue.shippingOptions, requested.shippingId);
  if (!delivery) throw new Error(`Unknown shipping option ${requested.shippingId}`);
  const message = deliveryDateError(requested.arriveOn, now, delivery, calendar);
  if (message !== undefined) return { broken: { code: 'arrival-not-possible', message } };
  return {
    order: {
      ...requested,
      dispatchOn: latestDispatchDay(requested.arriveOn, now, delivery, calendar),
    },
  };
}
