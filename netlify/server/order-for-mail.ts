import type { StoredOrder } from '#adapters/stored-order.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { findDelivery } from '#domain/delivery.ts';
import { estimateArrival, type PostalCalendar } from '#domain/dispatch.ts';
import { orderContents } from '#domain/order-contents.ts';
import { readOrderMetadata } from '#domain/order-metadata.ts';
import type { OrderForMail } from '#mail/order-for-mail.ts';

const UNKNOWN_DELIVERY = { first: 2, last: 4 };

/** An order as its mails show it: contents by name, arrival counted from the moment of payment (decision 30). */
export function toOrderForMail(
  order: StoredOrder,
  { catalogue, calendar }: { catalogue: Catalogue; calendar: PostalCalendar },
): OrderForMail {
  const read = readOrderMetadata(order.metadata, order.recipient, catalogue);
  const contents = read && orderContents(read.order, catalogue);
  const workingDays = findDelivery(order.shippingName, catalogue)?.workingDays ?? UNKNOWN_DELIVERY;
  return {
    orderNumber: order.orderNumber,
    paidAt: order.paidAt,
    ...(contents ?? { boxes: [], slices: null, allergens: [] }),
    lines: order.lines,
    shippingName: order.shippingName,
    shippingPence: order.shippingPence,
    totalPence: order.totalPence,
    expectedTotalPence: order.expectedTotalPence,
    refundedPence: order.refundedPence,
    email: order.email,
    recipient: order.recipient,
    arrival: estimateArrival(order.paidAt, workingDays, calendar),
  };
}
