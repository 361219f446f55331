import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDatabase, type SandboxDatabase } from '#sandbox/database.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { boxOf12 } from '../support/payloads.ts';
import {
  eventually,
  newIdempotencyKey,
  startTestShop,
  type TestShop,
} from '../support/test-shop.ts';

let database: SandboxDatabase;
let line: FaultProxy;
let shop: TestShop;
beforeAll(async () => {
  database = await startDatabase();
  const address = new URL(database.url);
  line = await openFaultProxy(Number(address.port));
  address.port = String(line.port);
  address.hostname = '127.0.0.1';
  shop = await startTestShop({ NETLIFY_DB_URL: address.href });
});
afterAll(async () => {
  await shop.stop();
  await line.close();
  await database.stop();
});
afterEach(() => {
  line.setMode('open');
  shop.payments.setMode('ok');
});

/** A cookie of the right form: whether it holds, the database alone knows. */
const signedIn = `__Host-shopkeeper=${'i'.repeat(16)}.${'s'.repeat(43)}`;

const deliverNewest = async () => {
  const event = shop.payments.events().at(-1);
  if (!event) throw new Error('No event so far');
  const { body, signature } = shop.payments.sign(event);
  return shop.post('/api/stripe-webhook', body, { 'Stripe-Signature': signature });
};

describe.each(['cut', 'stalled'] as const)('while the database is %s', (mode) => {
  it('a checkout passes without its limit', async () => {
    line.setMode(mode);
    const began = Date.now();
    expect(
      (await shop.post('/api/create-checkout-session', boxOf12, newIdempotencyKey())).status,
    ).toBe(200);
    expect(Date.now() - began).toBeLessThan(8_000);
  });

  it('a webhook gets 503 in time, and its retry is recorded', async () => {
    expectConsoleErrors();
    shop.payments.holdWebhooks(true);
    const session = await shop.buy(boxOf12);
    line.setMode(mode);
    const began = Date.now();
    expect((await deliverNewest()).status).toBe(503);
    expect(Date.now() - began).toBeLessThan(9_000);
    line.setMode('open');
    await eventually(async () => expect((await deliverNewest()).status).toBe(200));
    expect(await shop.sql('select 1 from orders where session_id = $1', [session.id])).toHaveLength(
      1,
    );
    // Its mails are sent before the next test cuts the line.
    const waiting = () => shop.sql('select key from outbox where sent_at is null', []);
    await eventually(async () => expect(await waiting()).toEqual([]));
  });

  it('a paid session can be read', async () => {
    shop.payments.holdWebhooks(true);
    const session = await shop.buy(boxOf12);
    line.setMode(mode);
    const answer = await shop.get(`/api/get-session?sessionId=${session.id}`);
    expect(answer).toMatchObject({ status: 200, body: { payment_status: 'paid' } });
  });

  it.each([
    ['health', () => shop.get('/api/health')],
    ['the shop’s day', () => shop.get('/api/shopkeeper-day', { Cookie: signedIn })],
    ['the order status', () => shop.get('/api/check-order-status?paymentIntentId=pi_1')],
    [
      'resending a confirmation',
      () =>
        shop.post('/api/resend-order-confirmation', { sessionId: 'cs_1', email: 'a@b.example' }),
    ],
  ])(
    '%s is unavailable',
    async (_what, ask) => {
      expectConsoleErrors();
      line.setMode(mode);
      const { status, body } = await ask();
      expect([status, body['code']]).toEqual([503, 'database-away']);
      expect(body['message']).not.toContain('charged');
    },
    20_000,
  );
});

describe('while the database has failed over to a standby that takes no writes', () => {
  beforeEach(() => shop.sql('set default_transaction_read_only = on'));
  afterEach(() => shop.sql('set default_transaction_read_only = off'));

  it('a checkout passes without its limit', async () => {
    expect(
      (await shop.post('/api/create-checkout-session', boxOf12, newIdempotencyKey())).status,
    ).toBe(200);
  });

  it('a webhook gets 503', async () => {
    expectConsoleErrors();
    shop.payments.holdWebhooks(true);
    await shop.buy(boxOf12);
    expect(await deliverNewest()).toMatchObject({ status: 503, body: { code: 'database-away' } });
  });
});

describe('while the payment provider does not respond', () => {
  it.each([
    ['a webhook', 8_000, () => deliverNewest()],
    ['reading a session', 7_000, (id: string) => shop.get(`/api/get-session?sessionId=${id}`)],
  ])(
    '%s gets 503 in time',
    async (_what, ms, ask) => {
      expectConsoleErrors();
      shop.payments.holdWebhooks(true);
      const { id } = await shop.buy(boxOf12);
      shop.payments.setMode('slow');
      const began = Date.now();
      expect(await ask(id)).toMatchObject({ status: 503 });
      expect(Date.now() - began).toBeLessThan(ms + 1_500);
    },
    20_000,
  );
});
