import type { StoredOrder } from '#netlify/orders/order-store.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { orderTypeOf, recipientOf, withRecipient, type Order } from '#domain/order/order.ts';
import { changeParcel, type ParcelChangeRequest } from '#domain/order/parcel-change.ts';
import type { ParcelEditor } from '#domain/order/parcel-status.ts';
import type { OrderForMail } from '#netlify/mail/order/order-for-mail.ts';
import { buildSessionParams } from '#netlify/checkout/session-params.ts';
import {
  planParcels,
  type PlannedParcel,
  type StoredParcel,
} from '#netlify/orders/stored-parcel.ts';
import { toOrderForMail } from '#netlify/orders/to-order-for-mail.ts';
import { completeCustomer } from './orders.ts';

const shop = { catalogue, calendar: postalCalendar, siteUrl: 'https://birnbeckfudge.example' };
const PAID_AT = Date.parse('2026-11-25T10:00Z');
const NUMBER = '4F7K2M9QXA';

/** Returns parcels as they are stored: waiting, with ids that count from 1. */
export function storedParcels(planned: readonly PlannedParcel[], firstId = 1): StoredParcel[] {
  return planned.map((parcel, index) => ({
    ...parcel,
    id: firstId + index,
    place: index + 1,
    version: 1,
    status: 'waiting',
    postedAt: null,
    changes: [],
  }));
}

/** Returns an order as stored after payment, with the payment page’s lines. */
export function paidOrder(order: Order): StoredOrder {
  const { lines, shipping } = buildSessionParams(shop, order, NUMBER, PAID_AT);
  const bought = lines.map(({ name, quantity, unitPence }) => ({
    description: name,
    quantity,
    totalPence: quantity * unitPence,
  }));
  const totalPence = bought.reduce((sum, line) => sum + line.totalPence, shipping.pricePence);
  const recipient = recipientOf(order) ?? completeCustomer;
  const paid = {
    sessionId: 'cs_1',
    orderNumber: NUMBER,
    orderType: orderTypeOf(order),
    paymentIntentId: 'pi_1',
    paidAt: PAID_AT,
    recordedAt: PAID_AT,
    totalPence,
    expectedTotalPence: totalPence,
    refundedPence: 0,
    isDisputed: false,
    shippingPence: shipping.pricePence,
    shippingName: shipping.name,
    lines: bought,
    email: recipient.email,
    recipient,
    order: withRecipient(order, recipient),
  };
  return { ...paid, pageVersion: 1, parcels: storedParcels(planParcels(paid, shop)) };
}

/**
 * Returns an order whose first parcel was changed once more, on the day of the payment, by its customer unless `by`
 * says otherwise.
 */
export function changedOrder(
  order: StoredOrder,
  request: ParcelChangeRequest,
  by: ParcelEditor = 'customer',
): StoredOrder {
  const [parcel, ...others] = order.parcels;
  if (!parcel) throw new Error('The order has no parcel');
  const { content, postOn, metDay } = parcel;
  const version = parcel.version + 1;
  const changed = changeParcel(content, request, PAID_AT, shop);
  if ('violation' in changed) throw new Error(changed.violation.code);
  const before = { content, postOn, metDay };
  const changes = [...parcel.changes, { version, at: PAID_AT, by, before }];
  return {
    ...order,
    parcels: [{ ...parcel, version, content: changed.content, changes }, ...others],
  };
}

/** Returns a paid order as its mails show it. */
export const paidOrderForMail = (order: Order): OrderForMail =>
  toOrderForMail(paidOrder(order), shop);
