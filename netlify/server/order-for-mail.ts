import type { StoredOrder } from '#adapters/stored-order.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { findDelivery } from '#domain/delivery.ts';
import type { PostalCalendar } from '#domain/dispatch.ts';
import { orderArrival } from '#domain/order-arrival.ts';
import {
  boxContents,
  orderContents,
  type BoxContents,
  type OrderContents,
} from '#domain/order-contents.ts';
import { readOrderMetadata } from '#domain/order-metadata.ts';
import type { Order, OrderedBox } from '#domain/order.ts';
import { findReadyMade } from '#domain/ready-made.ts';
import type { OrderForMail } from '#mail/order-for-mail.ts';

/** A ready-made box goes by the name under which it was bought: "Six Favourites (Box of 6)". */
function namedContents(box: OrderedBox, catalogue: Catalogue): BoxContents {
  const contents = boxContents(box, catalogue);
  const readyMade = findReadyMade(box.choices, shopBoxes);
  if (!readyMade) return contents;
  return { ...contents, boxName: `${readyMade.name} (${contents.boxName})` };
}

function contentsOf(order: Order, catalogue: Catalogue): OrderContents {
  const contents = orderContents(order, catalogue);
  if (order.orderType === 'bulk') return contents;
  return { ...contents, boxes: order.boxes.map((box) => namedContents(box, catalogue)) };
}

/** An order as its mails show it: contents by name, arrival counted from the moment of payment (decision 30). */
export function toOrderForMail(
  order: StoredOrder,
  { catalogue, calendar }: { catalogue: Catalogue; calendar: PostalCalendar },
): OrderForMail {
  const read = readOrderMetadata(order.metadata, order.recipient, catalogue);
  const contents = read && contentsOf(read.order, catalogue);
  const delivery = findDelivery(order.shippingName, catalogue);
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
    ...orderArrival(read?.order ?? null, order.paidAt, delivery, calendar),
  };
}
