import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { USUAL_SHIPPING_ID } from '#domain/catalogue.ts';
import { formatDay } from '#domain/day-words.ts';
import { londonTime } from '#domain/day.ts';
import { findDeliveryMethod } from '#domain/delivery/delivery.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { formatPounds } from '#domain/money.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { boxOf12, totalsPence } from '../support/payloads.ts';
import {
  eventually,
  mailsOf,
  paymentIntentOf,
  startTestShop,
  advanceClock,
  mailsAbout,
  type TestShop,
} from '../support/test-shop.ts';

const HOUR = 3_600_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  shop.payments.holdWebhooks(true);
});
afterAll(() => shop.stop());
afterEach(() => advanceClock(0));

const reconcile = () => shop.post('/.netlify/functions/reconcile-orders', {}, { 'x-run-now': '1' });
const numberOf = ({ metadata }: Stripe.Checkout.Session) => metadata?.['orderNumber'] ?? '';
const customersMails = (number: string) => mailsAbout(shop, `Your order BHF-${number}`);

/** Returns the only packing slip of an order. */
function slipOf(number: string) {
  return eventually(() => {
    const [slip, second] = mailsAbout(shop, `Please check: BHF-${number}`);
    if (!slip || second) throw new Error('Not one slip');
    return slip;
  });
}

/** Returns the query of the release link in a late order's slip. */
async function linkOf(number: string): Promise<{ page: URL; order: string; proof: string }> {
  const [url = ''] = /http\S+\/release-confirmation\?\S+/.exec((await slipOf(number)).text) ?? [];
  const page = new URL(url);
  const { order = '', proof = '' } = Object.fromEntries(page.searchParams);
  return { page, order, proof };
}

async function sellLate(hours = 7): Promise<Stripe.Checkout.Session> {
  const session = await shop.buy(boxOf12);
  advanceClock(hours * HOUR);
  await reconcile();
  return session;
}

describe('an order recorded more than six hours after its payment', () => {
  it('is marked on its slip and its confirmation is held back', async () => {
    const number = numberOf(await sellLate());
    expect((await slipOf(number)).text).toContain('Recorded late\n');
    await shop.post('/.netlify/functions/send-outbox', {}, { 'x-run-now': '1' });
    expect(customersMails(number)).toEqual([]);
  });

  it('is confirmed once when the shop releases it', async () => {
    const number = numberOf(await sellLate());
    const { page, order, proof } = await linkOf(number);
    expect(page.origin + page.pathname).toBe(`${shop.url}/release-confirmation`);
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.post('/api/release-confirmation', { order, proof })),
    );
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { orderNumber: `BHF-${number}` }]);
    }
    await eventually(() => expect(customersMails(number)).toHaveLength(1));
    await shop.post('/api/release-confirmation', { order, proof });
    await shop.post('/.netlify/functions/send-outbox', {}, { 'x-run-now': '1' });
    expect(customersMails(number)).toHaveLength(1);
  });

  it('is promised for days to come when the shop releases it, in the mail as on the order’s page', async () => {
    const number = numberOf(await sellLate(10 * 24));
    const { order, proof } = await linkOf(number);
    await shop.post('/api/release-confirmation', { order, proof });
    const text = await eventually(() => {
      const [mail] = customersMails(number);
      if (!mail) throw new Error('It is under way');
      return mail.text;
    });
    const { day: today } = londonTime(Date.now());
    const delivery = findDeliveryMethod(USUAL_SHIPPING_ID, catalogue);
    const arrival = estimateArrival(Date.now(), delivery, postalCalendar);
    expect(arrival.dispatch >= today).toBe(true);
    expect(text).toContain(`leaving us on ${formatDay(arrival.dispatch)}`);
    const token = /\/order#(\S+)/.exec(text)?.[1] ?? '';
    const page = await shop.get('/api/order', { Authorization: `Bearer ${token}` });
    expect(page.body).toMatchObject({ parcels: [{ arrival }] });
  });

  it('is confirmed once when its customer asks first and the shop releases it afterwards', async () => {
    const session = await sellLate();
    const number = numberOf(session);
    const { order, proof } = await linkOf(number);
    const asked = { sessionId: session.id, email: session.customer_details?.email ?? '' };
    expect((await shop.post('/api/resend-order-confirmation', asked)).status).toBe(200);
    await eventually(() => expect(customersMails(number)).toHaveLength(1));
    expect((await shop.post('/api/release-confirmation', { order, proof })).status).toBe(200);
    const queued = () =>
      shop.sql('select key from outbox where key like $1', [`confirmation/${number}%`]);
    expect(await queued()).toHaveLength(1);
    expect((await shop.post('/api/resend-order-confirmation', asked)).status).toBe(200);
    expect(await queued()).toHaveLength(2);
  });

  it('is not confirmed by opening the link or by another order’s proof', async () => {
    const number = numberOf(await sellLate());
    const other = await linkOf(numberOf(await sellLate(14)));
    const { page, order } = await linkOf(number);
    await fetch(page);
    const opened = await shop.get(`/api/release-confirmation${page.search}`);
    expect(opened.status).toBe(405);
    for (const proof of [other.proof, 'x'.repeat(43), '']) {
      expect((await shop.post('/api/release-confirmation', { order, proof })).status).toBe(400);
    }
    await shop.post('/.netlify/functions/send-outbox', {}, { 'x-run-now': '1' });
    expect(customersMails(number)).toEqual([]);
  });

  it('is not confirmed again after the loss of the database', async () => {
    const session = await shop.buy(boxOf12);
    const body = await reconcileAfter(0.1);
    expect(body).toMatchObject({ recorded: 1 });
    const { count } = await mailsOf(shop, session);
    expect(count).toBe(2);
    await shop.sql('delete from parcels');
    await shop.sql('delete from orders');
    await shop.sql('delete from outbox');
    await reconcileAfter(8);
    const number = numberOf(session);
    const waiting = await shop.sql('select key from outbox where key like $1', [`%/${number}`]);
    expect(waiting).toEqual([{ key: `packing-slip/${number}` }]);
  });
});

async function reconcileAfter(hours: number) {
  advanceClock(hours * HOUR);
  return (await reconcile()).body;
}

describe('a stored order whose money went back without an event', () => {
  it.each([
    ['refunded', 'within the last day', 0.2, { refunded_pence: 500, is_disputed: false }],
    ['refunded', 'days after its payment', 100, { refunded_pence: 500, is_disputed: false }],
    ['disputed', 'within the last day', 0.2, { refunded_pence: 0, is_disputed: true }],
  ])('%s %s is stopped, and the shop is told once', async (how, _when, hours, stored) => {
    const session = await shop.buy(boxOf12);
    const number = numberOf(session);
    await reconcileAfter(0.1);
    await mailsOf(shop, session);
    if (how === 'disputed') shop.payments.checkout.dispute(session.id);
    else {
      const intent = paymentIntentOf(session);
      await shop.stripe.refunds.create({ payment_intent: intent, amount: 500 });
    }
    await reconcileAfter(hours);
    await reconcileAfter(hours);
    const [order] = await shop.sql(
      `select refunded_pence, is_disputed, version, count(*) over ()::integer as parcels
       from orders join parcels using (session_id) where session_id = $1`,
      [session.id],
    );
    expect(order).toEqual({ ...stored, version: 2, parcels: 1 });
    await shop.post('/.netlify/functions/send-outbox', {}, { 'x-run-now': '1' });
    await eventually(() => expect(mailsAbout(shop, `STOP: BHF-${number} ${how}`)).toHaveLength(1));
  });
});

describe('an unrecordable payment', () => {
  it('alerts the shop once and does not stop other payments', async () => {
    expectConsoleErrors();
    const sessions = [];
    for (const metadata of [{}, { orderNumber: 'NUL\u0000' }, {}]) {
      const id = await shop.checkout(boxOf12);
      await shop.stripe.checkout.sessions.update(id, { metadata });
      sessions.push(shop.payments.checkout.pay(id));
    }
    advanceClock(HOUR / 2);
    const [older, broken, newer] = sessions;
    expect(await reconcile()).toMatchObject({ status: 200, body: { recorded: 2, failed: 1 } });
    expect(await reconcile()).toMatchObject({ status: 200, body: { recorded: 0, failed: 1 } });
    for (const session of [older, newer]) {
      expect(
        await shop.sql('select 1 from orders where session_id = $1', [session?.id]),
      ).toHaveLength(1);
    }
    await eventually(() => {
      const told = mailsAbout(
        shop,
        `NOT RECORDED: a payment of ${formatPounds(totalsPence.boxOf12)}`,
      );
      expect(told.map(({ text }) => text.includes(broken?.id ?? '-'))).toEqual([true]);
    });
  });

  it('can still be read by its payer', async () => {
    expectConsoleErrors();
    const id = await shop.checkout(boxOf12);
    await shop.stripe.checkout.sessions.update(id, { metadata: { orderNumber: 'NUL\u0000' } });
    shop.payments.checkout.pay(id);
    expect(await shop.get(`/api/get-session?sessionId=${id}`)).toMatchObject({
      status: 200,
      body: { payment_status: 'paid' },
    });
  });
});
