import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boxOf12 } from './payloads.ts';
import {
  eventually,
  intentOf,
  readAnswer,
  startTestShop,
  type Answer,
  type TestShop,
} from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  shop.payments.holdWebhooks(true);
});
afterAll(() => shop.stop());

const seconds = () => Math.floor(Date.now() / 1000);

async function deliver(body: string, signature: string): Promise<Answer> {
  return readAnswer(
    await fetch(`${shop.url}/api/stripe-webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    }),
  );
}

function signAt(body: string, timestamp: number, secret = shop.payments.webhookSecret): string {
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
}

/** The newest event of this type, signed now. */
function newest(type: string): { body: string; signature: string } {
  const event = shop.payments.events().findLast((candidate) => candidate.type === type);
  if (!event) throw new Error(`No ${type} so far`);
  return shop.payments.signed(event);
}

async function deliverNewest(type: string): Promise<Answer> {
  const { body, signature } = newest(type);
  return deliver(body, signature);
}

const orders = (sessionId: string) =>
  shop.sql('select * from orders where session_id = $1', [sessionId]);
const mailKeys = async (orderNumber = '') =>
  (
    await shop.sql(`select key from outbox where key like '%' || $1 || '%' order by key`, [
      orderNumber,
    ])
  ).map(({ key }) => key);

describe('a signature', () => {
  beforeEach(() => shop.buy(boxOf12));

  it.each([
    [
      'made with another secret',
      () => signAt(newest('checkout.session.completed').body, seconds(), 'whsec_other'),
    ],
    ['six minutes old', () => signAt(newest('checkout.session.completed').body, seconds() - 360)],
    [
      'six minutes in the future',
      () => signAt(newest('checkout.session.completed').body, seconds() + 360),
    ],
    ['that is none', () => 't=abc'],
    ['that is empty', () => ''],
  ])('%s is refused with 400 and records nothing', async (_what, sign) => {
    const { body } = newest('checkout.session.completed');
    const before = await shop.sql('select count(*) from orders');
    expect(await deliver(body, sign())).toMatchObject({
      status: 400,
      body: { code: 'wrong-signature' },
    });
    expect(await shop.sql('select count(*) from orders')).toEqual(before);
  });

  it('four minutes old or young is taken', async () => {
    const { body } = newest('checkout.session.completed');
    expect((await deliver(body, signAt(body, seconds() - 240))).status).toBe(200);
    expect((await deliver(body, signAt(body, seconds() + 240))).status).toBe(200);
  });

  it('of a body that was changed afterwards is refused', async () => {
    const { body, signature } = newest('checkout.session.completed');
    expect((await deliver(body.replace('1799', '1'), signature)).status).toBe(400);
  });
});

describe('a signed body', () => {
  it.each([
    ['that is no JSON', 'paid, honestly'],
    ['of half an event', '{"id":"evt_1","type":'],
    ['of nothing', 'null'],
    ['of a number', '7'],
    ['of a list', '[]'],
    ['of a thing that is no event', '{"hello":"shop"}'],
    ['whose type is no text', '{"id":"evt_1","type":7}'],
  ])('%s is refused with 400', async (_what, body) => {
    expect((await deliver(body, signAt(body, seconds()))).status).toBe(400);
  });

  it.each([
    ['an event about nothing', { type: 'checkout.session.completed' }],
    ['an event about no object', { type: 'checkout.session.completed', data: null }],
    ['an event about a text', { type: 'charge.refunded', data: { object: 'ch_1' } }],
    ['an event about a nameless session', { data: { object: { object: 'checkout.session' } } }],
    [
      'an event about odd fields',
      { data: { object: { id: 7, metadata: [1], payment_intent: {} } } },
    ],
    ['an event of the provider’s next kind', { object: 'v2.core.event', related_object: null }],
  ])('of %s changes nothing and is taken', async (_what, event) => {
    const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', ...event });
    expect(await deliver(body, signAt(body, seconds()))).toMatchObject({
      status: 200,
      body: { result: 'ignored' },
    });
  });
});

describe('an event', () => {
  it('delivered ten times at once makes one order and two mails', async () => {
    const session = await shop.buy(boxOf12);
    const { body, signature } = newest('checkout.session.completed');
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(body, signature)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await orders(session.id)).toHaveLength(1);
    const number = session.metadata?.['orderNumber'];
    expect(await mailKeys(number)).toEqual([`confirmation/${number}`, `packing-slip/${number}`]);
  });

  it('of a type nobody handles changes nothing and is taken', async () => {
    await shop.buy(boxOf12);
    const { body } = newest('checkout.session.completed');
    const other = body.replace('checkout.session.completed', 'invoice.paid');
    expect(await deliver(other, signAt(other, seconds()))).toMatchObject({
      status: 200,
      body: { result: 'ignored' },
    });
  });

  it('of a payment page that closed unpaid changes nothing and is taken', async () => {
    const id = await shop.checkout(boxOf12);
    await shop.stripe.checkout.sessions.expire(id);
    expect(await deliverNewest('checkout.session.expired')).toMatchObject({
      status: 200,
      body: { result: 'ignored' },
    });
    expect(await orders(id)).toEqual([]);
  });

  it('of another product’s payment changes nothing and is taken', async () => {
    const mug = await shop.stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'http://localhost/',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'gbp', unit_amount: 500, product_data: { name: 'A mug' } },
        },
      ],
    });
    shop.payments.checkout.pay(mug.id);
    const answer = await deliverNewest('checkout.session.completed');
    expect(answer).toMatchObject({ status: 200, body: { result: 'not-ours' } });
    expect(await orders(mug.id)).toEqual([]);
  });
});

describe('a payment that takes days', () => {
  it('is recorded when the money arrives, not before', async () => {
    const id = await shop.checkout(boxOf12);
    shop.payments.checkout.payLater(id);
    expect((await deliverNewest('checkout.session.completed')).body).toMatchObject({
      result: 'unpaid',
    });
    expect(await orders(id)).toEqual([]);
    shop.payments.checkout.settle(id, 'arrived');
    await deliverNewest('checkout.session.async_payment_succeeded');
    expect(await orders(id)).toHaveLength(1);
  });

  it('is recorded even if the first event comes last', async () => {
    const id = await shop.checkout(boxOf12);
    shop.payments.checkout.payLater(id);
    const first = newest('checkout.session.completed');
    shop.payments.checkout.settle(id, 'arrived');
    await deliverNewest('checkout.session.async_payment_succeeded');
    expect((await deliver(first.body, first.signature)).body).toMatchObject({ result: 'known' });
    expect(await orders(id)).toHaveLength(1);
  });

  it('is never recorded when it fails', async () => {
    const id = await shop.checkout(boxOf12);
    shop.payments.checkout.payLater(id);
    shop.payments.checkout.settle(id, 'failed');
    expect((await deliverNewest('checkout.session.async_payment_failed')).status).toBe(200);
    expect(await orders(id)).toEqual([]);
  });
});

describe('a refund', () => {
  it('is written on its order', async () => {
    const session = await shop.buy(boxOf12);
    await deliverNewest('checkout.session.completed');
    await shop.stripe.refunds.create({
      payment_intent: intentOf(session),
      amount: 500,
    });
    expect((await deliverNewest('charge.refunded')).body).toMatchObject({ result: 'refunded' });
    expect(await orders(session.id)).toMatchObject([{ refunded_pence: 500 }]);
  });

  it('that comes before its order has the order recorded, marked, and the shop warned', async () => {
    const session = await shop.buy(boxOf12);
    await shop.stripe.refunds.create({ payment_intent: intentOf(session) });
    await deliverNewest('charge.refunded');
    await deliverNewest('checkout.session.completed');
    expect(await orders(session.id)).toMatchObject([{ refunded_pence: 1799 }]);
    const number = session.metadata?.['orderNumber'] ?? '';
    await eventually(() => {
      const slip = shop.mailbox
        .mails()
        .find(({ subject }) => subject === `Please check: BHF-${number} Box of 12`);
      expect(slip?.text).toContain('REFUNDED: £17.99 of £17.99 went back.');
    });
  });
});

describe('a total that is not what the shop asked for', () => {
  it('is recorded all the same, and the shop is told', async () => {
    const id = await shop.checkout(boxOf12);
    await shop.stripe.checkout.sessions.update(id, { metadata: { expectedTotal: '1999' } });
    const session = shop.payments.checkout.pay(id);
    await deliverNewest('checkout.session.completed');
    expect(await orders(id)).toMatchObject([{ total_pence: 1799, expected_total_pence: 1999 }]);
    await eventually(() => {
      const number = session.metadata?.['orderNumber'] ?? '';
      const slip = shop.mailbox
        .mails()
        .find(({ subject }) => subject.startsWith(`Please check: BHF-${number}`));
      expect(slip?.text).toContain('£17.99 was paid, but the order costs £19.99.');
    });
  });
});
