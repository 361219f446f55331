import Stripe from 'stripe';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatPounds } from '#domain/money.ts';
import { boxOf12, totalsPence } from '../support/payloads.ts';
import {
  eventually,
  paymentIntentOf,
  mailsOf,
  readJsonResponse,
  startTestShop,
  type JsonResponse,
  type TestShop,
} from './test-shop.ts';

const PAID = formatPounds(totalsPence.boxOf12);

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

const mailsAbout = (subject: string) =>
  shop.mailbox.mails().filter((mail) => mail.subject.includes(subject));

/** Returns the alert that stops the shop from posting an order. */
function stopMail({ metadata }: Stripe.Checkout.Session, problem: string) {
  const subject = `STOP: BHF-${metadata?.['orderNumber']} ${problem}`;
  return eventually(() => {
    const [mail, second] = mailsAbout(subject);
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
    ['malformed', () => 't=abc'],
    ['empty', () => ''],
  ])('%s is rejected with 400 and records nothing', async (_what, sign) => {
    const { body } = newest('checkout.session.completed');
    const before = await shop.sql('select count(*) from orders');
    expect(await deliver(body, sign())).toMatchObject({
      status: 400,
      body: { code: 'wrong-signature' },
    });
    expect(await shop.sql('select count(*) from orders')).toEqual(before);
  });

  it('four minutes off either way is accepted', async () => {
    const { body } = newest('checkout.session.completed');
    expect((await deliver(body, signAt(body, seconds() - 240))).status).toBe(200);
    expect((await deliver(body, signAt(body, seconds() + 240))).status).toBe(200);
  });

  it.each([
    ['first old, then new', (t: number, age: string) => `t=${t - 900},${age}`, 200],
    ['first far off, then new', (t: number, age: string) => `t=${t + 900},${age}`, 200],
    ['first new, then far off', (t: number, age: string) => `${age},t=${t + 900}`, 400],
  ])('with two times is dated as the SDK does: %s', async (_what, join, status) => {
    const { body } = newest('checkout.session.completed');
    const now = seconds();
    expect((await deliver(body, join(now, signAt(body, now)))).status).toBe(status);
  });

  it('from the future is rejected even behind an earlier time', async () => {
    const { body } = newest('checkout.session.completed');
    const now = seconds();
    expect((await deliver(body, `t=${now},${signAt(body, now + 900)}`)).status).toBe(400);
  });

  it('of a modified body is rejected', async () => {
    const { body, signature } = newest('checkout.session.completed');
    expect((await deliver(body.replace(String(totalsPence.boxOf12), '1'), signature)).status).toBe(
      400,
    );
  });
});

describe('a signed body', () => {
  it.each([
    ['that is not JSON', 'paid, honestly'],
    ['of half an event', '{"id":"evt_1","type":'],
    ['of nothing', 'null'],
    ['of a number', '7'],
    ['of a list', '[]'],
    ['of an object that is no event', '{"hello":"shop"}'],
    ['whose type is not a string', '{"id":"evt_1","type":7}'],
  ])('%s is rejected with 400', async (_what, body) => {
    expect((await deliver(body, signAt(body, seconds()))).status).toBe(400);
  });

  it.each([
    ['an event without data', { type: 'checkout.session.completed' }],
    ['an event with null data', { type: 'checkout.session.completed', data: null }],
    ['an event whose object is a string', { type: 'charge.refunded', data: { object: 'ch_1' } }],
    ['an event with a session without id', { data: { object: { object: 'checkout.session' } } }],
    [
      'an event with unexpected fields',
      { data: { object: { id: 7, metadata: [1], payment_intent: {} } } },
    ],
    ['a v2 event', { object: 'v2.core.event', related_object: null }],
  ])('%s is accepted without effect', async (_what, event) => {
    const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', ...event });
    expect(await deliver(body, signAt(body, seconds()))).toMatchObject({
      status: 200,
      body: { result: 'ignored' },
    });
  });
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

  it('of an unknown type is accepted without effect', async () => {
    await shop.buy(boxOf12);
    const { body } = newest('checkout.session.completed');
    const other = body.replace('checkout.session.completed', 'invoice.paid');
    expect(await deliver(other, signAt(other, seconds()))).toMatchObject({
      status: 200,
      body: { result: 'ignored' },
    });
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
  it('is stored with its order', async () => {
    const session = await shop.buy(boxOf12);
    await deliverNewest('checkout.session.completed');
    await shop.stripe.refunds.create({
      payment_intent: paymentIntentOf(session),
      amount: 500,
    });
    expect((await deliverNewest('charge.refunded')).body).toMatchObject({ result: 'money-back' });
    expect(await orders(session.id)).toMatchObject([{ refunded_pence: 500 }]);
  });

  it.each([
    ['a part', 500, `£5.00 of ${PAID} went back to the customer.`],
    ['everything', totalsPence.boxOf12, `All of the ${PAID} went back to the customer.`],
  ])('of %s after the slip alerts the shop once', async (_what, amount, words) => {
    const session = await shop.buy(boxOf12);
    await deliverNewest('checkout.session.completed');
    await mailsOf(shop, session);
    await shop.stripe.refunds.create({ payment_intent: paymentIntentOf(session), amount });
    const { body, signature } = newest('charge.refunded');
    await Promise.all(Array.from({ length: 5 }, () => deliver(body, signature)));
    const alert = await stopMail(session, 'refunded');
    expect(alert.text).toContain(words);
    expect(alert.text).toContain('Ada Quay, 1 Pier Road, Weston-super-Mare, BS23 1AA');
    expect(await mailKeys(session.id)).toEqual([`payment-alert/refunded/${session.id}/${amount}`]);
  });

  it.each([5.5, 1e30, -1, '7', null])(
    'is read from the provider, not from the event: %s',
    async (amountRefunded) => {
      const session = await shop.buy(boxOf12);
      await deliverNewest('checkout.session.completed');
      await shop.stripe.refunds.create({ payment_intent: paymentIntentOf(session), amount: 300 });
      const event = v.parse(
        v.object({ data: v.object({ object: v.record(v.string(), v.unknown()) }) }),
        JSON.parse(newest('charge.refunded').body),
      );
      const object = { ...event.data.object, amount_refunded: amountRefunded };
      const body = JSON.stringify({
        ...event,
        id: 'evt_1',
        type: 'charge.refunded',
        data: { object },
      });
      expect((await deliver(body, signAt(body, seconds()))).status).toBe(200);
      expect(await orders(session.id)).toMatchObject([{ refunded_pence: 300 }]);
    },
  );

  it('of an unknown payment has no effect', async () => {
    const object = { object: 'charge', payment_intent: 'pi_of_another_shop', amount_refunded: 5 };
    const body = JSON.stringify({ id: 'evt_1', type: 'charge.refunded', data: { object } });
    expect(await deliver(body, signAt(body, seconds()))).toMatchObject({
      status: 200,
      body: { result: 'ignored' },
    });
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

  it('before its order records the order and warns the shop', async () => {
    const session = await shop.buy(boxOf12);
    await shop.stripe.refunds.create({ payment_intent: paymentIntentOf(session) });
    await deliverNewest('charge.refunded');
    await deliverNewest('checkout.session.completed');
    expect(await orders(session.id)).toMatchObject([{ refunded_pence: totalsPence.boxOf12 }]);
    const number = session.metadata?.['orderNumber'] ?? '';
    await eventually(() => {
      const slip = shop.mailbox
        .mails()
        .find(({ subject }) => subject === `Please check: BHF-${number} Box of 12`);
      expect(slip?.text).toContain(`REFUNDED: ${PAID} of ${PAID} went back.`);
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
      result: 'money-back',
    });
    await deliverNewest('charge.dispute.created');
    const alert = await stopMail(session, 'disputed');
    expect(alert.text).toContain(`The bank was asked to take ${PAID} back.`);
    expect(await orders(session.id)).toMatchObject([{ is_disputed: true }]);
    expect(await mailKeys(session.id)).toEqual([`payment-alert/disputed/${session.id}`]);
  });

  it('before the order is recorded is stated on its slip', async () => {
    const session = await shop.buy(boxOf12);
    shop.payments.checkout.dispute(session.id);
    await deliverNewest('charge.dispute.created');
    const { slip } = await mailsOf(shop, session);
    expect(slip.text).toContain('DISPUTED: the bank was asked to take this payment back.');
    expect(await mailKeys(session.id)).toEqual([]);
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
      const warned = mailsAbout(number).filter(({ text }) =>
        text.includes('ORDER NUMBER USED TWICE: another payment carries the same number.'),
      );
      expect(warned.map(({ subject }) => subject)).toEqual([
        `Please check: BHF-${number} Box of 12`,
      ]);
      expect(mailsAbout(number)).toHaveLength(4);
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
    await eventually(() => expect(mailsAbout('ATONCE0000')).toHaveLength(8));
  });
});

describe('damaged metadata', () => {
  it.each([
    ['no choices', { b1: '' }],
    ['half of a choice', { b1: '1|2|1x5,3x7' }],
    ['words for numbers', { b1: '1|two|1x5,3x7|1:Happy Birthday||' }],
    ['a box of a gap', { b1: '', b2: '1|2|1x5,3x7|1:Happy Birthday||' }],
    ['a flavour of nothing', { b1: '1|2||1:Happy Birthday||' }],
  ])('with %s is recorded, and the slip refers to the provider', async (_what, metadata) => {
    const id = await shop.checkout(boxOf12);
    await shop.stripe.checkout.sessions.update(id, { metadata });
    const session = shop.payments.checkout.pay(id);
    await deliverNewest('checkout.session.completed');
    const { slip, confirmation } = await mailsOf(shop, session);
    expect(slip.text).toContain('THE CHOICES COULD NOT BE READ: see the payment provider.');
    for (const { text, html } of [slip, confirmation]) {
      expect(`${text}${html}`).not.toMatch(/NaN|undefined|flavour \d|keyring \d|lid \d|Box 0/);
    }
  });

  it.each(['99999999999', '12.5', 'free', '', '-1'])(
    'with a total of "%s" is recorded, and the slip asks to check the payment',
    async (expectedTotal) => {
      const id = await shop.checkout(boxOf12);
      await shop.stripe.checkout.sessions.update(id, { metadata: { expectedTotal } });
      const session = shop.payments.checkout.pay(id);
      expect((await deliverNewest('checkout.session.completed')).status).toBe(200);
      expect((await mailsOf(shop, session)).slip.text).toContain(
        `PLEASE CHECK THE MONEY: ${PAID} was paid, but what the order costs could not be read.`,
      );
    },
  );
});

describe('an unexpected total', () => {
  it.each([
    ['too little', totalsPence.boxOf12 + 200],
    ['too much', totalsPence.boxOf12 - 200],
  ])('(%s) is recorded, and the slip warns the shop', async (_what, expected) => {
    const id = await shop.checkout(boxOf12);
    const metadata = { expectedTotal: String(expected) };
    await shop.stripe.checkout.sessions.update(id, { metadata });
    const session = shop.payments.checkout.pay(id);
    await deliverNewest('checkout.session.completed');
    expect(await orders(id)).toMatchObject([
      { total_pence: totalsPence.boxOf12, expected_total_pence: expected },
    ]);
    await eventually(() => {
      const number = session.metadata?.['orderNumber'] ?? '';
      const slip = shop.mailbox
        .mails()
        .find(({ subject }) => subject.startsWith(`Please check: BHF-${number}`));
      expect(slip?.text).toContain(
        `${PAID} was paid, but the order costs ${formatPounds(expected)}.`,
      );
    });
  });
});
