import { describe, expect, it } from 'vitest';
import { shippingOptions } from '#data/shipping.ts';
import {
  toOrderConfirmation,
  isBulkOrder,
  orderBanner,
  type ConfirmationSession,
} from '#features/order/order-confirmation.ts';
import { ordinaryCalendar, type PostalCalendar } from '#domain/delivery/dispatch.ts';
import type { Day } from '#domain/day.ts';
import { formatPounds } from '#domain/money.ts';
import { postagePence } from '../../support/shop-prices.ts';

const SESSION_ID = 'cs_test_a1B2c3D4';
const FRIDAY_MORNING = Date.parse('2026-11-20T10:00:00Z');

const paid: ConfirmationSession = {
  payment_status: 'paid',
  status: 'complete',
  payment_intent: { metadata: { orderNumber: '4F7K2M9QXA' } },
  metadata: { orderType: 'builder', shippingMethod: 'Royal Mail 2nd Class' },
  line_items: { data: [{ description: 'Box of 12', quantity: 1, amount_total: 1799 }] },
  shipping_cost: { amount_total: 0 },
  customer_details: { name: 'Ada Brown' },
  amount_total: 1799,
  order: { shippingId: 1, requestedDate: null },
};

function shown(
  changes: Partial<ConfirmationSession>,
  seenAt = FRIDAY_MORNING,
  calendar: PostalCalendar = ordinaryCalendar,
) {
  const post = { options: shippingOptions, calendar };
  return toOrderConfirmation(SESSION_ID, { ...paid, ...changes }, seenAt, post);
}

const sentBy = (
  shippingMethod: string,
  orderType = 'builder',
  requestedDate: Day | null = null,
) => ({
  metadata: { orderType, shippingMethod },
  order: { shippingId: shippingMethod.includes('1st') ? 2 : 1, requestedDate },
});

describe('the order on the thank-you page', () => {
  it('shows number, name, status, lines, delivery and total of a paid Box of 12', () => {
    expect(shown({})).toEqual({
      orderNumber: 'BHF-4F7K2M9QXA',
      customerName: 'Ada Brown',
      orderStatus: 'Processing',
      estimatedDelivery: 'Get it by 24-26 Nov',
      leaves: 'on 20th November 2026',
      orderItems: [{ name: 'Box of 12', quantity: 1, price: '£17.99' }],
      shipping: { method: 'Royal Mail 2nd Class', price: 'FREE' },
      total: '£17.99',
    });
  });

  it.each([
    ['the payment names none', {}],
    ['the payment names an empty one', { orderNumber: '' }],
  ])('takes the first 8 characters of the session as order number when %s', (_, metadata) => {
    expect(shown({ payment_intent: { metadata } }).orderNumber).toBe('BHF-cs_test_');
  });

  it('says Processing with an empty name while the payment is pending', () => {
    const unpaid = shown({ payment_status: 'unpaid', status: 'open', customer_details: undefined });
    expect(unpaid.orderStatus).toBe('Processing');
    expect(unpaid.customerName).toBe('');
  });

  it('shows the charged price of each line for all its boxes', () => {
    const data = [
      { description: 'Box of 6', quantity: 2, amount_total: 2198 },
      { description: 'Main Keyring: this nan belongs', quantity: 2, amount_total: 798 },
    ];
    expect(shown({ line_items: { data }, amount_total: 2996 })).toMatchObject({
      orderItems: [
        { name: 'Box of 6', quantity: 2, price: '£21.98' },
        { name: 'Main Keyring: this nan belongs', quantity: 2, price: '£7.98' },
      ],
      total: '£29.96',
    });
  });
});

describe('delivery', () => {
  it.each([
    ['2nd Class', 'Royal Mail 2nd Class', 'builder', 0, 'FREE'],
    ['1st Class', 'Royal Mail 1st Class', 'builder', 200, '£2.00'],
    ['bulk delivery', 'Flat-rate Shipping', 'bulk', 1000, '£10.00'],
  ])('%s shows what was charged', (_, method, orderType, amount_total, price) => {
    const order = shown({ ...sentBy(method, orderType), shipping_cost: { amount_total } });
    expect(order.shipping).toEqual({ method, price });
  });

  it.each([
    ['1st Class', 'Royal Mail 1st Class', 'builder', formatPounds(postagePence(2))],
    ['2nd Class', 'Royal Mail 2nd Class', 'builder', 'FREE'],
    ['an unknown method', 'Pigeon', 'builder', 'FREE'],
    ['bulk delivery, which is never FREE', 'Flat-rate Shipping', 'bulk', '£10.00'],
  ])(
    'falls back to the usual price of %s when the payment names none',
    (_, method, type, price) => {
      const order = shown({ ...sentBy(method, type), shipping_cost: undefined });
      expect(order.shipping.price).toBe(price);
    },
  );

  it('falls back to the free delivery', () => {
    expect(shown(sentBy('')).shipping.method).toBe('Royal Mail 2nd Class');
    expect(shown(sentBy('', 'bulk')).shipping.method).toBe('Flat-rate Shipping');
  });
});

describe('arrival', () => {
  it.each([
    ['2nd Class', 'builder', 'Fri 20 Nov, 10:00', '2026-11-20T10:00:00Z', '24-26 Nov'],
    ['2nd Class', 'builder', 'Fri 20 Nov, 16:00', '2026-11-20T16:00:00Z', '25-27 Nov'],
    ['2nd Class', 'builder', 'Wed 25 Nov, 10:00', '2026-11-25T10:00:00Z', '27 Nov-1 Dec'],
    ['1st Class', 'builder', 'Fri 20 Nov, 10:00', '2026-11-20T10:00:00Z', '23-24 Nov'],
    ['1st Class', 'cart', 'Wed 25 Nov, 10:00', '2026-11-25T10:00:00Z', '26-27 Nov'],
    ['Flat-rate', 'bulk', 'Fri 20 Nov, 10:00', '2026-11-20T10:00:00Z', '25-27 Nov'],
  ])('%s (%s) paid on %s: get it by the right days', (method, orderType, _, seenAt, days) => {
    const order = shown(sentBy(method, orderType), Date.parse(seenAt));
    expect(order.estimatedDelivery).toBe(`Get it by ${days}`);
  });

  it('skips days without post', () => {
    const calendar = { ...ordinaryCalendar, bankHolidays: ['2026-11-24'] as const };
    expect(shown({}, FRIDAY_MORNING, calendar).estimatedDelivery).toBe('Get it by 25-27 Nov');
  });
});

describe('a requested delivery date', () => {
  const requested = shown(sentBy('Royal Mail 1st Class', 'builder', '2026-12-24'));

  it('replaces the estimate', () => {
    expect(requested.estimatedDelivery).toBe('In time for 24th December 2026');
    expect(requested.leaves).toBe('in time for 24th December 2026');
  });

  it("keeps the delivery's name and price", () => {
    expect(requested.shipping).toEqual({ method: 'Royal Mail 1st Class', price: 'FREE' });
    const usual = { ...sentBy('Royal Mail 1st Class', 'builder', '2026-12-24') };
    expect(shown({ ...usual, shipping_cost: undefined }).shipping.price).toBe(
      formatPounds(postagePence(2)),
    );
  });
});

describe('the banner', () => {
  it.each([
    ['paid', 'paid', 'complete', 'success'],
    ['nothing to pay', 'no_payment_required', 'complete', 'success'],
    ['the payment page is still open', 'unpaid', 'open', 'pending'],
    ['the bank has not confirmed yet', 'unpaid', 'complete', 'pending'],
    ['an unknown state, unpaid', 'unpaid', null, 'pending'],
    ['the payment page closed unpaid', 'unpaid', 'expired', 'error'],
  ] as const)('%s: %s, %s is %s', (_, payment_status, status, banner) => {
    expect(orderBanner({ payment_status, status })).toBe(banner);
  });

  it('distinguishes bulk orders from box orders', () => {
    expect(isBulkOrder(sentBy('Flat-rate Shipping', 'bulk'))).toBe(true);
    expect(isBulkOrder(sentBy('Royal Mail 2nd Class', 'cart'))).toBe(false);
  });
});
