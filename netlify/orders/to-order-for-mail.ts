import type { StoredOrder } from '#netlify/adapters/postgres/stored-order.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { nameBoxes } from '#domain/cart/box-names.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import {
  bulkDelivery,
  findDeliveryMethod,
  type DeliveryMethod,
} from '#domain/delivery/delivery.ts';
import type { PostalCalendar } from '#domain/delivery/dispatch.ts';
import { orderArrival } from '#domain/order/order-arrival.ts';
import { orderContents, type OrderContents } from '#domain/order/order-contents.ts';
import { readOrderMetadata } from '#domain/order/order-metadata.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderForMail } from '#netlify/mail/order/order-for-mail.ts';

/** Returns an order’s contents, with each box named as on the payment page. */
function namedContents(order: Order, catalogue: Catalogue): OrderContents {
  const contents = orderContents(order, catalogue);
  if (order.orderType === 'bulk') return contents;
  const names = nameBoxes(order, catalogue, shopBoxes);
  const boxes = contents.boxes.map((box, index) => ({ ...box, boxName: names[index] ?? '' }));
  return { ...contents, boxes };
}

/** Returns the delivery method of an order, the slowest for an order that cannot be read. */
function deliveryOf(order: Order | null, catalogue: Catalogue): DeliveryMethod {
  if (order?.orderType === 'bulk') return bulkDelivery;
  return findDeliveryMethod(order?.shippingId ?? 1, catalogue);
}

/** Returns an order as its mails show it: contents by name, arrival counted from the payment. */
export function toOrderForMail(
  order: StoredOrder,
  { catalogue, calendar }: { catalogue: Catalogue; calendar: PostalCalendar },
): OrderForMail {
  const read = readOrderMetadata(order.metadata, order.recipient, catalogue);
  const contents = read && namedContents(read.order, catalogue);
  const delivery = deliveryOf(read?.order ?? null, catalogue);
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
    isDisputed: order.isDisputed,
    email: order.email,
    recipient: order.recipient,
    ...orderArrival(read?.order ?? null, order.paidAt, delivery, calendar),
  };
}
