import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderSummary } from '#contract/order-summary.ts';
import type { Order } from '#domain/order/order.ts';
import { birthdayOrder, sixtySlices, summaryJson, twoParcels } from '../support/orders.ts';

const bothOrders: [string, Order][] = [
  ['two parcels', twoParcels],
  ['slices', { ...sixtySlices, recipient: birthdayOrder.parcels[0]?.recipient ?? null }],
];

describe('the summary of an order on the wire', () => {
  it.each(bothOrders)('of %s is read as it was written', (_what, order) => {
    const json = summaryJson(order);
    expect(v.parse(orderSummary, JSON.parse(JSON.stringify(json)))).toEqual(json);
  });

  it.each(bothOrders)('of %s holds no recipient and no note', (_what, order) => {
    const text = JSON.stringify(summaryJson(order));
    for (const secret of ['Ada', 'Grace', 'Quay', 'quay.example', 'Pier', 'BS23', 'birthday!']) {
      expect(text).not.toContain(secret);
    }
  });

  it('names the contents and the arrival of each parcel', () => {
    expect(summaryJson(twoParcels)).toMatchObject({
      slices: null,
      parcels: [
        {
          shippingId: 1,
          arrival: { dispatch: '2026-11-20', first: '2026-11-24', last: '2026-11-26' },
          metDay: null,
          boxes: [
            {
              name: 'Box of 6',
              quantity: 1,
              lid: 'Happy Birthday Mum',
              hasNote: true,
              keyring: { title: 'this mum belongs', nameTags: ['mum', 'dad'] },
              allergens: ['milk'],
            },
          ],
        },
        {
          shippingId: 2,
          arrival: { dispatch: '2026-12-21' },
          metDay: '2026-12-24',
          boxes: [{ name: '3 Bar Gift Box', quantity: 2, hasNote: false, keyring: null }],
        },
      ],
    });
    expect(summaryJson(sixtySlices)).toMatchObject({
      slices: {
        quantity: 60,
        flavours: ['Baileys', 'Biscoff Biscuit'],
        allergens: ['milk', 'soya', 'wheat'],
      },
      parcels: [{ shippingId: 100, boxes: [] }],
    });
  });
});
