import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cartPayload, boxOf12 } from '../support/payloads.ts';
import {
  mailsOf,
  newIdempotencyKey,
  startTestShop,
  advanceClock,
  type TestShop,
} from '../support/test-shop.ts';

const PATH = '/api/create-checkout-session';
const HOUR = 3_600_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ SHOP_CLOCK: '2026-11-25T14:30:00Z' });
});
afterEach(() => advanceClock(0));
afterAll(() => shop.stop());

const builderFor = (arriveOn: string) => ({
  ...boxOf12,
  shipping: { ...boxOf12.shipping, arriveOn },
});
const basketFor = (arriveOn: string) => ({
  ...cartPayload,
  shipping: { ...cartPayload.shipping, arriveOn },
});

describe('on Wednesday 25th November 2026 at 14:30, a requested day', () => {
  it.each([
    ['tomorrow, 2nd Class', builderFor('2026-11-26'), 'Tuesday 1st December'],
    ['a past day', builderFor('2026-11-24'), 'Tuesday 1st December'],
    ['tomorrow, 1st Class', basketFor('2026-11-26'), 'Friday 27th November'],
    ['a day in 61 days', basketFor('2027-01-25'), 'Sunday 24th January'],
  ])('%s is rejected with the nearest possible day', async (_what, payload, day) => {
    const { status, body } = await shop.post(PATH, payload, newIdempotencyKey());
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: 'Please choose another day', code: 'arrival-not-possible' },
    });
    expect(body['message']).toContain(day);
  });

  it.each([
    ['the first possible day', builderFor('2026-12-01'), '2026-11-25'],
    ['a day in advent, 2nd Class', builderFor('2026-12-10'), '2026-12-04'],
    ['a day in advent, 1st Class', basketFor('2026-12-10'), '2026-12-08'],
    ['a Sunday', basketFor('2026-12-13'), '2026-12-09'],
    ['Christmas Eve', basketFor('2026-12-24'), '2026-12-21'],
  ])('%s is stored with its dispatch day', async (_what, payload, dispatchOn) => {
    const session = await shop.stripe.checkout.sessions.retrieve(await shop.checkout(payload));
    expect(session.metadata).toMatchObject({ arriveOn: payload.shipping.arriveOn, dispatchOn });
  });

  it('is ignored for a bulk order', async () => {
    const id = await shop.checkout({
      cartItems: [{ name: 'Fudge slices', price: 1, quantity: 120 }],
      shipping: { shippingId: 1, arriveOn: '2026-11-26' },
      totalAmount: 130,
      metadata: { orderType: 'bulk', sliceQuantity: 120, flavorOption: 'assortment' },
    });
    const { metadata } = await shop.stripe.checkout.sessions.retrieve(id);
    expect(metadata).not.toHaveProperty('arriveOn');
  });

  it('makes a different attempt than the same box without one', async () => {
    const attempt = newIdempotencyKey();
    const first = await shop.checkout(cartPayload, attempt);
    expect(await shop.checkout(basketFor('2026-12-10'), attempt)).not.toBe(first);
    expect(await shop.checkout(basketFor('2026-12-10'), attempt)).toBe(
      await shop.checkout(basketFor('2026-12-10'), attempt),
    );
  });
});

describe('a requested day', () => {
  it('is on the payment page without the provider’s estimate', async () => {
    const session = await shop.stripe.checkout.sessions.retrieve(
      await shop.checkout(basketFor('2026-12-24')),
      { expand: ['shipping_cost.shipping_rate'] },
    );
    expect(session.custom_text.submit?.message).toMatch(
      /^In time for Thursday 24th December 2026: it leaves us on 21st December 2026\. It should be there on 22-23 Dec\. Contains: /,
    );
    expect(session.shipping_cost?.shipping_rate).toMatchObject({
      display_name: 'Royal Mail 1st Class, in time for 24th December 2026',
      delivery_estimate: null,
    });
  });

  it.each([
    ['the cart', basketFor('2026-12-24'), 'Royal Mail 1st Class', '21st', '22-23 Dec'],
    ['the builder', builderFor('2026-12-24'), 'Royal Mail 2nd Class', '18th', '22-24 Dec'],
  ])(
    'of %s reaches customer, packer and thank-you page',
    async (_what, payload, post, date, arrives) => {
      const session = await shop.buy(payload);
      const { confirmation, slip } = await mailsOf(shop, session);
      const leaves = `${date} December 2026`;
      expect(confirmation.text).toContain(
        `In time for Thursday 24th December 2026\n${post}, leaving us on ${leaves}. It should be there on ${arrives}.\n`,
      );
      expect(confirmation.html).toContain('In time for Thursday 24th December 2026');
      expect(confirmation.text).not.toContain('Get it by');
      expect(slip.subject).toMatch(new RegExp(`^Post on ${leaves}: BHF-`));
      expect(slip.text).toMatch(
        new RegExp(
          `^BHF-\\w+\nPost on ${leaves}, in time for 24th December 2026\nNot a day earlier\\.\n${post}`,
        ),
      );
      expect(slip.html).toContain(`Post on ${leaves}, in time for 24th December 2026`);
      const { body } = await shop.get(`/api/get-session?sessionId=${session.id}`);
      expect(body['metadata']).toMatchObject({
        shippingMethod: `${post}, in time for 24th December 2026`,
      });
      const [order] = await shop.sql('select * from orders where session_id = $1', [session.id]);
      expect(order).toMatchObject({
        shipping_name: post,
        order: { parcels: [{ arriveOn: '2026-12-24' }] },
      });
    },
  );

  it('is not promised after the last dispatch for it', async () => {
    const id = await shop.checkout(builderFor('2026-12-01'));
    advanceClock(0.75 * HOUR);
    const session = shop.payments.checkout.pay(id);
    const { confirmation, slip } = await mailsOf(shop, session);
    expect(confirmation.text).toContain(
      'Get it by 1-3 Dec\nRoyal Mail 2nd Class, leaving us on 27th November 2026\nYou wished for 1st December 2026. ',
    );
    expect(slip.subject).toMatch(/^Please check: BHF-/);
    expect(slip.text).toMatch(
      /^Wished for 1st December 2026\n[^]*\nPost it at once\.\n\n.*\nPost by 27th November 2026\n/,
    );
    const { body } = await shop.get(`/api/get-session?sessionId=${id}`);
    expect(body['metadata']).toMatchObject({ shippingMethod: 'Royal Mail 2nd Class' });
  });
});
