import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayments } from '#netlify/adapters/stripe/payments.ts';
import { now } from '#sandbox/clock.ts';
import { buildSessionParams } from '#netlify/checkout/session-params.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import type { BoxOrder } from '#domain/order/order.ts';
import { completeCustomer, twoParcels } from '../support/orders.ts';
import {
  eventually,
  mailsOf,
  paymentIntentOf,
  readJsonResponse,
  startTestShop,
  type TestShop,
} from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ SHOP_CLOCK: '2026-11-25T09:00:00Z' });
});
afterAll(() => shop.stop());

let orders = 0;

/** Pays for an order as the database might hold it, with the payment page that the shop would open for it. */
async function buyParcels(order: BoxOrder) {
  const { hostname: host, port } = new URL(shop.payments.apiBase);
  const provider = await openPayments({
    secretKey: shop.payments.key,
    webhookSecret: shop.payments.webhookSecret,
    api: { host, port: Number(port), protocol: 'http' },
  });
  const number = `TWOPARCEL${(orders += 1)}`;
  const facts = { catalogue, calendar: postalCalendar, siteUrl: shop.url };
  const params = buildSessionParams(facts, order, number, now());
  const { id } = await provider.createSession(params, number, 5_000);
  return shop.payments.checkout.pay(id);
}

const [first, second] = twoParcels.parcels;
if (!first || !second) throw new Error('the order has two parcels');

describe('a paid order of two parcels', () => {
  it('is stored with the address, the delivery and the day of each', async () => {
    const { id } = await buyParcels(twoParcels);
    await eventually(async () => {
      const [stored] = await shop.sql('select * from orders where session_id = $1', [id]);
      expect(stored).toMatchObject({
        shipping_name: 'Royal Mail 2nd Class, Royal Mail 1st Class',
        order: {
          kind: 'boxes',
          parcels: [
            {
              recipient: { firstName: 'Ada', address1: '1 Pier Road', email: 'ada@quay.example' },
              shippingId: 1,
              arriveOn: null,
            },
            {
              recipient: { firstName: 'Grace', address1: '2 Sea View', email: 'ada@quay.example' },
              shippingId: 2,
              arriveOn: '2026-12-24',
              dispatchOn: '2026-12-21',
            },
          ],
        },
      });
    });
  });

  it('is confirmed in one mail, and packed with a slip for each', async () => {
    const { confirmation, slip, count } = await mailsOf(shop, await buyParcels(twoParcels));
    expect(count).toBe(2);
    expect(confirmation.to).toEqual(['ada@quay.example']);
    for (const words of ['Parcel 1 of 2 for Ada Quay', 'Parcel 2 of 2 for Grace Pier']) {
      expect(confirmation.text).toContain(words);
    }
    expect(slip.text.match(/^BHF-TWOPARCEL\d$/gm)).toHaveLength(2);
    expect(slip.text.match(/^SEND TO\n.*/gm)).toEqual(['SEND TO\nAda Quay', 'SEND TO\nGrace Pier']);
    expect(slip.text).not.toContain(' was paid, but ');
  });

  it('is shown by parcel to whoever holds its session, without addresses', async () => {
    const { id } = await buyParcels(twoParcels);
    const { body: session } = await shop.get(`/api/get-session?sessionId=${id}`);
    expect(session).toMatchObject({
      payment_status: 'paid',
      metadata: { shippingMethod: 'Royal Mail 2nd Class, Royal Mail 1st Class' },
    });
    const { body: placed } = await shop.get(`/api/placed-order?sessionId=${id}`);
    expect(placed).toMatchObject({
      order: {
        parcels: [
          { shippingId: 1, metDay: null, boxes: [{ name: 'Box of 6', hasNote: true }] },
          {
            shippingId: 2,
            metDay: '2026-12-24',
            arrival: { dispatch: '2026-12-21' },
            boxes: [{ name: '3 Bar Gift Box', quantity: 2 }],
          },
        ],
      },
    });
    const rest = { ...session, ...placed, customer_details: null, page: null };
    for (const secret of ['Ada', 'Grace', 'Sea View', 'BS23', '@', 'birthday!']) {
      expect(JSON.stringify(rest)).not.toContain(secret);
    }
  });

  it('names every address when its money goes back', async () => {
    const session = await buyParcels(twoParcels);
    await mailsOf(shop, session);
    await shop.stripe.refunds.create({ payment_intent: paymentIntentOf(session), amount: 500 });
    const alert = await eventually(() => {
      const number = session.metadata?.['orderNumber'];
      const mail = shop.mailbox
        .mails()
        .find(({ subject }) => subject.startsWith(`STOP: BHF-${number}`));
      if (!mail) throw new Error('No alert so far');
      return mail;
    });
    expect(alert.text).toContain('Ask what it was for before you post parcels 1 and 2.');
    expect(alert.text).toContain(
      'Parcel 1: Still with you, not packed yet. Box of 6. Ada Quay, 1 Pier Road, ',
    );
    expect(alert.text).toMatch(
      /Parcel 2: Still with you, not packed yet\. .*\. Grace Pier, 2 Sea View, /,
    );
  });

  it('whose later parcel misses its day says so for that parcel alone', async () => {
    const late = { ...second, arriveOn: '2026-11-24', dispatchOn: '2026-11-20' } as const;
    const session = await buyParcels({ ...twoParcels, parcels: [first, late] });
    const { slip } = await mailsOf(shop, session);
    expect(slip.text).toMatch(
      /^Parcel 2 of 2: Wished for 24th November 2026\nIt was paid too late for that day\.\nPost it at once\.\n/,
    );
  });

  it('with twelve recipients and the longest addresses comes back whole', async () => {
    const long = (length: number, place: number): string => `${place}`.padEnd(length, 'x');
    const parcels = Array.from({ length: 12 }, (_, place) => ({
      ...second,
      recipient: {
        ...completeCustomer,
        firstName: long(80, place),
        lastName: long(80, place),
        address1: long(100, place),
        address2: long(100, place),
        city: long(100, place),
      },
    }));
    const { id } = await buyParcels({ ...twoParcels, parcels });
    const response = await readJsonResponse(
      await fetch(`${shop.url}/api/placed-order?sessionId=${id}`),
    );
    expect(response.body['order']).toMatchObject({
      parcels: parcels.map(() => ({ boxes: [{ quantity: 2 }] })),
    });
  });
});
