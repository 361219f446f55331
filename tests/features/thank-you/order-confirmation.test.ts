import { describe, expect, it } from 'vitest';
import { shippingOptions } from '#data/shipping.ts';
import {
  toOrderConfirmation,
  isBulkOrder,
  resumeUrl,
  orderBanner,
  type ConfirmationSession,
} from '#features/thank-you/order-confirmation.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import type { Order } from '#domain/order/order.ts';
import { formatPounds } from '#domain/money.ts';
import { sixtySlices, summaryJson, twoParcels, withParcel } from '../../support/orders.ts';
import { postagePence } from '../../support/shop-prices.ts';
import { ordinaryCalendar } from '../../support/ordinary-calendar.ts';

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
  order: summaryJson(withParcel(), FRIDAY_MORNING, ordinaryCalendar),
};

function shown(
  changes: Partial<ConfirmationSession>,
  seenAt = FRIDAY_MORNING,
  calendar = ordinaryCalendar,
) {
  const post = { options: shippingOptions, calendar };
  return toOrderConfirmation(SESSION_ID, { ...paid, ...changes }, seenAt, post);
}

/** Returns the part of a session that states an order paid at a moment. */
const holding = (order: Order, paidAt = FRIDAY_MORNING) => ({
  metadata: { orderType: order.kind === 'slices' ? 'bulk' : order.channel, shippingMethod: '' },
  order: summaryJson(order, paidAt, ordinaryCalendar),
});

const by = (shippingId: number): Order =>
  shippingId === bulkDelivery.id ? sixtySlices : withParcel({ shippingId });

describe('the order on the thank-you page', () => {
  it('shows number, name, status, lines, delivery and total of a paid Box of 12', () => {
    expect(shown({})).toEqual({
      orderNumber: 'BHF-4F7K2M9QXA',
      customerName: 'Ada Brown',
      parcels: [
        {
          title: '',
          estimatedDelivery: 'Get it by 24-26 Nov',
          missed: '',
          leaves: 'on 20th November 2026',
          method: 'Royal Mail 2nd Class',
        },
      ],
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

  it('leaves the name empty while the payment is pending', () => {
    const unpaid = shown({ payment_status: 'unpaid', status: 'open', customer_details: undefined });
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
    ['Royal Mail 2nd Class', 1, 0, 'FREE'],
    ['Royal Mail 1st Class', 2, 200, '£2.00'],
    ['Flat-rate Shipping', bulkDelivery.id, 1000, '£10.00'],
  ])('by %s shows what was charged', (method, id, amount_total, price) => {
    const order = shown({ ...holding(by(id)), shipping_cost: { amount_total } });
    expect(order.shipping).toEqual({ method, price });
  });

  it.each([
    ['1st Class', by(2), formatPounds(postagePence(2))],
    ['2nd Class', by(1), 'FREE'],
    ['a method no longer offered', by(99), 'FREE'],
    ['bulk delivery, which is never FREE', sixtySlices, '£10.00'],
    ['several parcels', twoParcels, formatPounds(postagePence(1) + postagePence(2))],
  ])('falls back to the usual price of %s when the payment names none', (_, order, price) => {
    expect(shown({ ...holding(order), shipping_cost: undefined }).shipping.price).toBe(price);
  });

  it.each([
    ['boxes', 'builder', 'Royal Mail 2nd Class', 'FREE'],
    ['slices', 'bulk', 'Flat-rate Shipping', '£10.00'],
  ])('of %s that cannot be read is the usual one', (_, orderType, method, price) => {
    const metadata = { orderType, shippingMethod: '' };
    const order = shown({ metadata, order: null, shipping_cost: undefined });
    expect(order.shipping).toEqual({ method, price });
    expect(order.parcels).toMatchObject([{ method }]);
  });

  it.each([
    ['Royal Mail 1st Class', '£2.00', '23-24 Nov'],
    ['1st class', '£2.00', '23-24 Nov'],
    ['Royal Mail 1st Class, in time for 1st December 2026', '£2.00', '23-24 Nov'],
    ['Royal Mail 2nd Class', 'FREE', '24-26 Nov'],
    ['By pony', 'FREE', '24-26 Nov'],
  ])(
    'of boxes that cannot be read is what the payment names: %s',
    (shippingMethod, price, days) => {
      const metadata = { orderType: 'builder', shippingMethod };
      const order = shown({ metadata, order: null, shipping_cost: undefined });
      expect(order.shipping).toEqual({ method: shippingMethod, price });
      expect(order.parcels).toMatchObject([
        { method: shippingMethod, estimatedDelivery: `Get it by ${days}` },
      ]);
    },
  );
});

describe('arrival', () => {
  it.each([
    ['2nd Class', by(1), 'Fri 20 Nov, 10:00', '2026-11-20T10:00:00Z', '24-26 Nov'],
    ['2nd Class', by(1), 'Fri 20 Nov, 16:00', '2026-11-20T16:00:00Z', '25-27 Nov'],
    ['2nd Class', by(1), 'Wed 25 Nov, 10:00', '2026-11-25T10:00:00Z', '27 Nov-1 Dec'],
    ['1st Class', by(2), 'Fri 20 Nov, 10:00', '2026-11-20T10:00:00Z', '23-24 Nov'],
    ['1st Class', by(2), 'Wed 25 Nov, 10:00', '2026-11-25T10:00:00Z', '26-27 Nov'],
    ['Flat-rate', sixtySlices, 'Fri 20 Nov, 10:00', '2026-11-20T10:00:00Z', '25-27 Nov'],
  ])('%s paid on %3$s: get it by the right days', (_method, order, _when, paidAt, days) => {
    const { parcels } = shown(holding(order, Date.parse(paidAt)));
    expect(parcels).toMatchObject([{ estimatedDelivery: `Get it by ${days}` }]);
  });

  it('is as the server says, whenever the page is opened', () => {
    const later = shown({}, FRIDAY_MORNING + 3 * 86_400_000);
    expect(later.parcels).toMatchObject([{ estimatedDelivery: 'Get it by 24-26 Nov' }]);
  });

  it.each([
    ['counts from the moment the page first saw it', ordinaryCalendar, '24-26 Nov'],
    [
      'skips days without post',
      { ...ordinaryCalendar, bankHolidays: ['2026-11-24'] as const },
      '25-27 Nov',
    ],
  ])('of an order that cannot be read %s', (_, calendar, days) => {
    const { parcels } = shown({ order: null }, FRIDAY_MORNING, calendar);
    expect(parcels).toMatchObject([{ estimatedDelivery: `Get it by ${days}` }]);
  });
});

describe('a requested day', () => {
  const requested = shown(
    holding(withParcel({ shippingId: 2, arriveOn: '2026-12-24', dispatchOn: '2026-12-21' })),
  );

  it('replaces the estimate and keeps the delivery’s name', () => {
    expect(requested.parcels).toEqual([
      {
        title: '',
        estimatedDelivery: 'In time for Thursday 24th December 2026',
        missed: '',
        leaves: 'in time for 24th December 2026',
        method: 'Royal Mail 1st Class',
      },
    ]);
    expect(requested.shipping).toEqual({ method: 'Royal Mail 1st Class', price: 'FREE' });
  });
});

it('says why a parcel that was paid too late misses its requested day', () => {
  const late = shown(
    holding(withParcel({ shippingId: 2, arriveOn: '2026-11-20', dispatchOn: '2026-11-18' })),
  );
  expect(late.parcels).toMatchObject([
    {
      estimatedDelivery: 'Get it by 23-24 Nov',
      missed:
        'You wished for 20th November 2026. Your payment came after the last post for that day, so we send it as soon as we can.',
    },
  ]);
});

describe('an order of two parcels', () => {
  it('shows the delivery and the arrival of each', () => {
    const shippingMethod = 'Royal Mail 2nd Class, Royal Mail 1st Class';
    const metadata = { orderType: 'cart', shippingMethod };
    const order = shown({ ...holding(twoParcels), metadata, shipping_cost: { amount_total: 200 } });
    expect(order.parcels).toEqual([
      {
        title: 'Parcel 1 of 2',
        estimatedDelivery: 'Get it by 24-26 Nov',
        missed: '',
        leaves: 'on 20th November 2026',
        method: 'Royal Mail 2nd Class',
      },
      {
        title: 'Parcel 2 of 2',
        estimatedDelivery: 'In time for Thursday 24th December 2026',
        missed: '',
        leaves: 'in time for 24th December 2026',
        method: 'Royal Mail 1st Class',
      },
    ]);
    expect(order.shipping).toEqual({ method: shippingMethod, price: '£2.00' });
    expect(order.customerName).toBe('');
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

  it.each([
    ['a box, payment page open', 'unpaid', 'open', 'builder', /^\/build-your-box\?/],
    ['a basket, payment page open', 'unpaid', 'open', 'cart', /^\/basket$/],
    ['slices, payment page open', 'unpaid', 'open', 'bulk', /^\/weddings-corporate$/],
    ['a basket that the bank has yet to confirm', 'unpaid', 'complete', 'cart', /^null$/],
    ['a basket whose payment page has closed', 'unpaid', 'expired', 'cart', /^null$/],
    ['a paid basket', 'paid', 'complete', 'cart', /^null$/],
  ] as const)('says where to go on with %s', (_, payment_status, status, orderType, path) => {
    const metadata = { orderType, shippingMethod: '' };
    expect(String(resumeUrl({ payment_status, status, metadata }))).toMatch(path);
  });

  it('distinguishes bulk orders from box orders', () => {
    expect(isBulkOrder(holding(sixtySlices))).toBe(true);
    expect(isBulkOrder(holding(twoParcels))).toBe(false);
  });
});
