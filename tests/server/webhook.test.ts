import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatPounds } from '#domain/money.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { boxOf12, totalsPence } from '../support/payloads.ts';
import {
  eventually,
  paymentIntentOf,
  mailsOf,
  readJsonResponse,
  startTestShop,
  type JsonResponse,
  mailsAbout,
  type TestShop,
} from '../support/test-shop.ts';

const PAID = formatPounds(totalsPence.boxOf12);

/* The edges: signed HTTP, races in the database, mails that are sent. webhook-rules.test.ts holds the rules,
 * payment-event.test.ts how events are read. */
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  shop.payments.holdWebhooks(true);
});
afterAll(() => shop.stop());

const seconds = () => Math.floor(Date.now() / 1000);

async function deliver(body: string, signature: string): Promise<JsonResponse> {
  return readJsonResponse(
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

/** Returns the newest event of a type, signed now. */
function newest(type: string): { body: string; signature: string } {
  const event = shop.payments.events().findLast((candidate) => candidate.type === type);
  if (!event) throw new Error(`No ${type} so far`);
  return shop.payments.sign(event);
}

async function deliverNewest(type: string): Promise<JsonResponse> {
  const { body, signature } = newest(type);
  return deliver(body, signature);
}

/** Returns the alert that stops the shop from posting an order. */
function stopMail({ metadata }: Stripe.Checkout.Session, problem: string) {
  const subject = `STOP: BHF-${metadata?.['orderNumber']} ${problem}`;
  return eventually(() => {
    const [mail, second] = mailsAbout(shop, subject);
    if (!mail || second) throw new Error(`Not one mail "${subject}"`);
    return mail;
  });
}

const orders = (sessionId: string) =>
  shop.sql('select * from orders where session_id = $1', [sessionId]);
const mailKeys = async (orderNumber = '') =>
  (
    await shop.sql(`select key from outbox where key like '%' || $1 || '%' order by key`, [
      orderNumber,
    ])
  ).map(({ key }) => key);

it.each([
  ['a signature of another secret', (body: string) => signAt(body, seconds(), 'whsec_other')],
  ['a modified body', () => newest('checkout.session.completed').signature],
])('%s is rejected with 400 and records nothing', async (_what, sign) => {
  const { id } = await shop.buy(boxOf12);
  const body = newest('checkout.session.completed').body.replace('evt_', 'evt_2');
  expect(await deliver(body, sign(body))).toMatchObject({
    status: 400,
    body: { code: 'wrong-signature' },
  });
  expect(await orders(id)).toEqual([]);
});

describe('an event', () => {
  it('delivered ten times concurrently makes one order and two mails', async () => {
    const session = await shop.buy(boxOf12);
    const { body, signature } = newest('checkout.session.completed');
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(body, signature)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await orders(session.id)).toHaveLength(1);
    const number = session.metadata?.['orderNumber'];
    expect(await mailKeys(number)).toEqual([`confirmation/${number}`, `packing-slip/${number}`]);
  });

  it('of an expired payment page is accepted without effect', async () => {
    const id = await shop.checkout(boxOf12);
    await shop.stripe.checkout.sessions.expire(id);
    expect(await deliverNewest('checkout.session.expired')).toMatchObject({
      status: 200,
      body: { result: 'ignored' },
    });
    expect(await orders(id)).toEqual([]);
  });

  it('of another product’s payment is accepted without effect', async () => {
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

describe('an asynchronous payment', () => {
  it('is recorded only when it succeeds', async () => {
    const id = await shop.checkout(boxOf12);
    shop.payments.checkout.payDelayed(id);
    expect((await deliverNewest('checkout.session.completed')).body).toMatchObject({
      result: 'unpaid',
    });
    expect(await orders(id)).toEqual([]);
    shop.payments.checkout.settle(id, 'arrived');
    await deliverNewest('checkout.session.async_payment_succeeded');
    expect(await orders(id)).toHaveLength(1);
  });

  it('is recorded even if the events arrive in reverse order', async () => {
    const id = await shop.checkout(boxOf12);
    shop.payments.checkout.payDelayed(id);
    const first = newest('checkout.session.completed');
    shop.payments.checkout.settle(id, 'arrived');
    await deliverNewest('checkout.session.async_payment_succeeded');
    expect((await deliver(first.body, first.signature)).body).toMatchObject({ result: 'known' });
    expect(await orders(id)).toHaveLength(1);
  });

  it('is not recorded when it fails', async () => {
    const id = await shop.checkout(boxOf12);
    shop.payments.checkout.payDelayed(id);
    shop.payments.checkout.settle(id, 'failed');
    expect((await deliverNewest('checkout.session.async_payment_failed')).status).toBe(200);
    expect(await orders(id)).toEqual([]);
  });
});

describe('a refund', () => {
  it('after the slip, reported five times at once, alerts the shop once', async () => {
    const amount = 500;
    const session = await shop.buy(boxOf12);
    await deliverNewest('checkout.session.completed');
    await mailsOf(shop, session);
    await shop.stripe.refunds.create({ payment_intent: paymentIntentOf(session), amount });
    const { body, signature } = newest('charge.refunded');
    await Promise.all(Array.from({ length: 5 }, () => deliver(body, signature)));
    const alert = await stopMail(session, 'refunded');
    expect(alert.text).toContain(`£5.00 of ${PAID} refunded`);
    expect(alert.text).toContain('Ada Quay, 1 Pier Road, Weston-super-Mare, BS23 1AA');
    expect(await orders(session.id)).toMatchObject([{ refunded_pence: amount }]);
    expect(await mailKeys(session.id)).toEqual([`payment-alert/refunded/${session.id}/${amount}`]);
  });

  it('gets an error while the provider rejects the key, so that it is reported again', async () => {
    const session = await shop.buy(boxOf12);
    await deliverNewest('checkout.session.completed');
    await shop.stripe.refunds.create({ payment_intent: paymentIntentOf(session), amount: 300 });
    expectConsoleErrors();
    shop.payments.setMode('forbidden');
    const refused = await deliverNewest('charge.refunded');
    shop.payments.setMode('ok');
    expect(refused.status).toBe(502);
    expect((await deliverNewest('charge.refunded')).body['result']).toBe('reversed');
    expect(await orders(session.id)).toMatchObject([{ refunded_pence: 300 }]);
  });

  it('before the confirmation is stated in it', async () => {
    shop.mailbox.setMode('refuse');
    const session = await shop.buy(boxOf12);
    await deliverNewest('checkout.session.completed');
    await eventually(async () => {
      const tried = await shop.sql(
        'select 1 from outbox where key like $1 and attempts = 1 and leased_until is null',
        [`%/${session.metadata?.['orderNumber']}`],
      );
      expect(tried).toHaveLength(2);
    });
    await shop.stripe.refunds.create({ payment_intent: paymentIntentOf(session) });
    await deliverNewest('charge.refunded');
    shop.mailbox.setMode('ok');
    await eventually(async () => {
      await shop.post('/.netlify/functions/send-outbox', {}, { 'x-run-now': '1' });
      const { confirmation } = await mailsOf(shop, session);
      expect(confirmation.subject).toContain('has been paid back');
      expect(confirmation.text).not.toContain('making up');
    });
  });
});

describe('a dispute', () => {
  it('after the slip alerts the shop once', async () => {
    const session = await shop.buy(boxOf12);
    await deliverNewest('checkout.session.completed');
    await mailsOf(shop, session);
    shop.payments.checkout.dispute(session.id);
    expect((await deliverNewest('charge.dispute.created')).body).toMatchObject({
      result: 'reversed',
    });
    await deliverNewest('charge.dispute.created');
    const alert = await stopMail(session, 'disputed');
    expect(alert.text).toContain(`Payment of ${PAID} disputed\n`);
    expect(await orders(session.id)).toMatchObject([{ is_disputed: true }]);
    expect(await mailKeys(session.id)).toEqual([`payment-alert/disputed/${session.id}`]);
  });
});

describe('two payments with one order number', () => {
  it('are both recorded and mailed, and the second slip states it', async () => {
    const first = await shop.buy(boxOf12);
    await deliverNewest('checkout.session.completed');
    await mailsOf(shop, first);
    const number = first.metadata?.['orderNumber'] ?? '';
    const id = await shop.checkout(boxOf12);
    await shop.stripe.checkout.sessions.update(id, { metadata: { orderNumber: number } });
    shop.payments.checkout.pay(id);
    await deliverNewest('checkout.session.completed');
    expect(await orders(id)).toHaveLength(1);
    expect(await mailKeys(number)).toEqual([
      `confirmation/${number}`,
      `confirmation/${number}/${id}`,
      `packing-slip/${number}`,
      `packing-slip/${number}/${id}`,
    ]);
    await eventually(() => {
      const warned = mailsAbout(shop, number).filter(({ text }) =>
        text.includes('Order number used twice\nAnother payment carries the same number.\n'),
      );
      expect(warned.map(({ subject }) => subject)).toEqual([
        `Please check: BHF-${number} Box of 12`,
      ]);
      expect(mailsAbout(shop, number)).toHaveLength(4);
    });
  });

  it('at the same time are both recorded and mailed', async () => {
    const ids = [];
    for (let n = 0; n < 4; n += 1) {
      const id = await shop.checkout(boxOf12);
      await shop.stripe.checkout.sessions.update(id, { metadata: { orderNumber: 'ATONCE0000' } });
      shop.payments.checkout.pay(id);
      ids.push(id);
    }
    const deliveries = shop.payments.events().slice(-4).map(shop.payments.sign);
    await Promise.all(deliveries.map(({ body, signature }) => deliver(body, signature)));
    expect(await mailKeys('ATONCE0000')).toHaveLength(8);
    await eventually(() => expect(mailsAbout(shop, 'ATONCE0000')).toHaveLength(8));
  });
});

it('an order whose metadata was damaged at the provider is recorded, and the slip says so', async () => {
  const id = await shop.checkout(boxOf12);
  const metadata = { b1: '1|2|1x5,3x7', expectedTotal: 'free' };
  await shop.stripe.checkout.sessions.update(id, { metadata });
  const session = shop.payments.checkout.pay(id);
  await deliverNewest('checkout.session.completed');
  expect(await orders(id)).toMatchObject([{ order: null, expected_total_pence: null }]);
  const { slip } = await mailsOf(shop, session);
  expect(slip.text).toContain('The choices could not be read');
  expect(slip.text).toContain(`${PAID} was paid, but what the order costs could not be read.`);
});
