import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/day.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import { birthdayBox, birthdayOrder } from '../support/orders.ts';
import { mailWriterOf, SITE } from '../support/mail-writer.ts';
import { changedOrder, paidOrder } from '../support/paid-orders.ts';

const bought = paidOrder(birthdayOrder);
const { sessionId } = bought;
const changed = changedOrder(bought, {
  notes: [{ place: 1, text: `${birthdayBox.note} Love, Ada` }],
  address: null,
  arriveOn: undefined,
});
const posted: StoredOrder = {
  ...bought,
  parcels: bought.parcels.map((parcel) => ({
    ...parcel,
    status: 'posted',
    postedAt: bought.paidAt,
  })),
};

describe.each([
  ['confirmation', { sessionId }, bought],
  ['order-changed', { sessionId, parcelId: 1, version: 2 }, changed],
  ['posted', { sessionId, place: 1 }, posted],
])('the mail “%s”', (kind, payload, order) => {
  it.each([
    ['is written on the day of the payment', 0, 1, true],
    ['is written 90 days after it', 90, 1, true],
    ['is written 91 days after it, when the page has closed', 91, 1, false],
    ['is written after the deletion of the personal data', 0, 0, false],
  ])('that %s leads to the page of its order or not', async (_when, days, pageVersion, leads) => {
    const write = mailWriterOf({ ...order, pageVersion }, { now: order.paidAt + days * DAY_MS });
    const { text, html } = await write({ kind, payload }, false);
    for (const part of [text, html]) {
      expect(part.includes(`${SITE}/order#${sessionId}.1.`)).toBe(leads);
      expect(/See (?:or change )?your order|you can change|\/order#/.test(part)).toBe(leads);
    }
    expect(text).not.toContain('\n\n\n');
  });
});
