import type { StoredOrder } from '#netlify/orders/order-store.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { orderTypeOf, recipientOf, withRecipient, type Order } from '#domain/order/order.ts';
import type { OrderForMail } from '#netlify/mail/order/order-for-mail.ts';
import { buildSessionParams } from '#netlify/checkout/session-params.ts';
import { toOrderForMail } from '#netlify/orders/to-order-for-mail.ts';
import { completeCustomer } from './orders.ts';

const shop = { catalogue, calendar: postalCalendar, siteUrl: 'https://birnbeckfudge.example' };
const PAID_AT = Date.parse('2026-11-25T10:00Z');
const NUMBER = '4F7K2M9QXA';

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
  return {
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
}

/** Returns a paid order as its mails show it. */
export const paidOrderForMail = (order: Order): OrderForMail =>
  toOrderForMail(paidOrder(order), shop);
