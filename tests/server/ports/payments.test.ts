import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPayments } from '#netlify/adapters/stripe/payments.ts';
import { buildSessionParams } from '#netlify/checkout/session-params.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import type { Order } from '#domain/order/order.ts';
import { PaymentRequestError, ServiceError } from '#domain/service-error.ts';
import type { Payments } from '#netlify/orders/payments.ts';
import { createClient } from '../../sandbox/payments-client.ts';
import { startPaymentSandbox, type PaymentSandbox } from '#sandbox/payments/payment-sandbox.ts';
import { inMemoryPayments, type PaymentsInMemory } from '../../support/in-memory/payments.ts';
import { birthdayOrder, completeCustomer, sixtySlices, twoParcels } from '../../support/orders.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const SITE = 'https://birnbeckfudge.example';
const PAYER = { name: 'Ada Quay', email: 'ada@quay.example', recipient: completeCustomer };

let sandbox: PaymentSandbox;
beforeAll(async () => {
  sandbox = await startPaymentSandbox();
});
afterAll(() => sandbox.stop());

function openAdapter(secretKey: string) {
  const { hostname: host, port } = new URL(sandbox.apiBase);
  const api = { host, port: Number(port), protocol: 'http' } as const;
  return openPayments({ secretKey, webhookSecret: sandbox.webhookSecret, api });
}

/** The adapter over the sandbox, with the acts of payer and bank that the payments in memory have. */
async function atTheProvider(): Promise<PaymentsInMemory> {
  const stripe = createClient(sandbox);
  const adapter = await openAdapter(sandbox.key);
  const intentOf = (sessionId: string): string => {
    const intent = sandbox.checkout.find(sessionId)?.session.payment_intent;
    return typeof intent === 'string' ? intent : (intent?.id ?? '');
  };
  return {
    ...adapter,
    pay: (sessionId, { name, email }) => void sandbox.checkout.pay(sessionId, { name, email }),
    refund: (sessionId, amount) =>
      stripe.refunds.create({ payment_intent: intentOf(sessionId), amount }).then(() => undefined),
    dispute: (sessionId) => sandbox.checkout.dispute(sessionId),
    expire: (sessionId) => stripe.checkout.sessions.expire(sessionId).then(() => undefined),
    update: (sessionId, metadata) =>
      stripe.checkout.sessions.update(sessionId, { metadata }).then(() => undefined),
    sign: (body, at) =>
      stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: sandbox.webhookSecret,
        timestamp: Math.floor(at / 1000),
      }),
  };
}

const STARTED = Date.now();
let keys = 0;

/** What every implementation of the payments does, so that the one in memory cannot drift from the provider. */
describe.each([
  ['at the provider', atTheProvider],
  ['in memory', () => Promise.resolve(inMemoryPayments(Date.now, 'whsec_test'))],
])('payments %s', (_where, open) => {
  let payments: PaymentsInMemory;
  beforeEach(async () => {
    payments = await open();
  });

  const newKey = (): string => `KEY${String((keys += 1)).padStart(7, '0')}`;
  async function create(order: Order = birthdayOrder, key = newKey()) {
    const facts = { catalogue, calendar: postalCalendar, siteUrl: SITE };
    return payments.createSession(buildSessionParams(facts, order, key, STARTED), key, 5_000);
  }
  async function buy(order: Order = birthdayOrder, key = newKey()): Promise<string> {
    const { id } = await create(order, key);
    payments.pay(id, PAYER);
    return id;
  }
  async function read(id: string) {
    const session = await payments.readSession(id);
    if (!session) throw new Error(`No session ${id}`);
    return session;
  }

  it('open one page for a key, which is closed once it is paid', async () => {
    const key = newKey();
    const first = await create(birthdayOrder, key);
    expect(first.isOpen).toBe(true);
    expect((await create(birthdayOrder, key)).id).toBe(first.id);
    expect((await create()).id).not.toBe(first.id);
    payments.pay(first.id, PAYER);
    expect(await create(birthdayOrder, key)).toMatchObject({ id: first.id, isOpen: false });
  });

  it('refuse a key for another order', async () => {
    const key = newKey();
    await create(birthdayOrder, key);
    await expect(create(sixtySlices, key)).rejects.toThrow(PaymentRequestError);
  });

  it('read an unpaid session with its order and without a recipient', async () => {
    const { id } = await create();
    expect(await read(id)).toMatchObject({
      id,
      status: 'open',
      paymentStatus: 'unpaid',
      paymentIntentId: null,
      recipient: null,
      refundedPence: 0,
      isDisputed: false,
      paymentOrder: { orderType: 'builder', shippingName: 'Royal Mail 2nd Class' },
    });
    expect(await payments.readSession('cs_test_nobody')).toBeNull();
  });

  it.each<[string, Order]>([
    ['of one parcel', birthdayOrder],
    ['of two parcels', twoParcels],
    ['of slices', sixtySlices],
  ])('read a paid order %s back as it was placed', async (_what, order) => {
    const key = newKey();
    const session = await read(await buy(order, key));
    expect(session).toMatchObject({
      status: 'complete',
      paymentStatus: 'paid',
      name: PAYER.name,
      email: PAYER.email,
    });
    expect(session.recipient?.firstName).toMatch(/^Ada /);
    expect(session.paymentOrder).toMatchObject({
      orderNumber: key,
      expectedTotalPence: session.totalPence,
      order: { kind: order.kind },
    });
    const lines = session.lines.reduce((sum, { totalPence }) => sum + totalPence, 0);
    expect(lines + session.shippingPence).toBe(session.totalPence);
  });

  it('find a session by its payment', async () => {
    const id = await buy();
    const { paymentIntentId } = await read(id);
    expect(await payments.findSessionId(paymentIntentId ?? '')).toBe(id);
    expect(await payments.findSessionId('pi_of_nobody')).toBeNull();
  });

  it('state what was refunded and disputed', async () => {
    const id = await buy();
    await payments.refund(id, 500);
    payments.dispute(id);
    const moneyBack = { refundedPence: 500, isDisputed: true };
    expect(await read(id)).toMatchObject(moneyBack);
    const recent = { from: STARTED - 60_000, to: Date.now() + 60_000, after: null };
    const { sessions } = await payments.listComplete(recent);
    expect(sessions.find((session) => session.id === id)).toMatchObject(moneyBack);
  });

  it('forget notes and nothing else of an order', async () => {
    const id = await buy();
    expect(await payments.erasePersonalData(id, 'notes')).toBe(true);
    const { paymentOrder } = await read(id);
    expect(paymentOrder?.order).toMatchObject({
      parcels: [{ items: [{ box: { note: '', boxId: 1, keyring: { id: 2 } } }] }],
    });
    expect(await payments.erasePersonalData('cs_test_nobody', 'notes')).toBe(false);
  });

  it('forget everybody named in an order, and stay the shop’s', async () => {
    const buyer = { name: 'Ada Quay', company: 'Quay Ltd', purchaseOrder: '' };
    const id = await buy({ ...twoParcels, buyer });
    expect((await read(id)).paymentOrder?.order).toMatchObject({ buyer, parcels: [{}, {}] });
    expect(await payments.erasePersonalData(id, 'everything')).toBe(true);
    expect(await payments.erasePersonalData(id, 'everything')).toBe(true);
    const { paymentOrder } = await read(id);
    expect(paymentOrder?.order).toMatchObject({ buyer: null, parcels: [{ recipient: null }] });
  });

  it('list refunds and disputes of a time with what of each payment went back', async () => {
    const from = Math.floor(Date.now() / 1000) * 1000;
    const [refunded, disputed] = [await buy(), await buy()];
    await payments.refund(refunded, 100);
    await payments.refund(refunded, 200);
    payments.dispute(disputed);
    const range = { from, to: Date.now() + 1_000, after: null };
    const of = async (id: string) => (await read(id)).paymentIntentId;
    const refunds = await payments.listReversals('refunds', range);
    const mine = { paymentIntentId: await of(refunded), refundedPence: 300, isDisputed: false };
    expect(refunds.reversals.slice(0, 2)).toMatchObject([mine, mine]);
    const [newest] = refunds.reversals;
    expect(newest?.createdAt).toBeGreaterThanOrEqual(from);
    const rest = await payments.listReversals('refunds', { ...range, after: newest?.id ?? '' });
    expect(rest.reversals).toEqual(refunds.reversals.slice(1));
    expect((await payments.listReversals('disputes', range)).reversals[0]).toMatchObject({
      paymentIntentId: await of(disputed),
      refundedPence: 0,
      isDisputed: true,
    });
    const before = { from: from - 60_000, to: from - 30_000, after: null };
    expect(await payments.listReversals('refunds', before)).toEqual({
      reversals: [],
      hasMore: false,
    });
  });

  it('list expired sessions of a time until nobody is named in them any more', async () => {
    const from = Math.floor(Date.now() / 1000) * 1000;
    const { id } = await create(twoParcels);
    const [{ id: slices }, { id: open }] = [await create(sixtySlices), await create()];
    await payments.expire(id);
    await payments.expire(slices);
    const range = { from, to: Date.now() + 1_000, after: null };
    const listed = async () => (await payments.listExpired(range)).sessions;
    const { createdAt } = await read(id);
    expect(await listed()).toEqual(
      expect.arrayContaining([
        { id, createdAt, holdsPersonalData: true },
        { id: slices, createdAt: (await read(slices)).createdAt, holdsPersonalData: false },
      ]),
    );
    expect((await listed()).map((one) => one.id)).not.toContain(open);
    expect(await payments.erasePersonalData(id, 'everything')).toBe(true);
    expect(await listed()).toContainEqual({ id, createdAt, holdsPersonalData: false });
    const next = await payments.listExpired({ ...range, after: slices });
    expect(next.sessions.map((one) => one.id)).not.toContain(slices);
  });

  it('list complete sessions of a time, newest first', async () => {
    const from = Math.floor(Date.now() / 1000) * 1000;
    const paid = [await buy(), await buy(sixtySlices)];
    const { id: open } = await create();
    const page = await payments.listComplete({ from, to: Date.now() + 1_000, after: null });
    const ids = page.sessions.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(paid));
    expect(ids).not.toContain(open);
    expect(page.sessions.find(({ id }) => id === paid[0])).toMatchObject({
      isPaid: true,
      isShops: true,
    });
    const [newest] = ids;
    const rest = await payments.listComplete({ from, to: Date.now() + 1_000, after: newest ?? '' });
    expect(rest.sessions.map(({ id }) => id)).toEqual(ids.slice(1));
    const before = await payments.listComplete({
      from: from - 60_000,
      to: from - 30_000,
      after: null,
    });
    expect(before).toEqual({ sessions: [], hasMore: false });
  });

  it('read metadata as they stand', async () => {
    const id = await buy();
    await payments.update(id, { b1: 'damaged' });
    expect((await read(id)).paymentOrder).toMatchObject({ order: null });
  });

  describe('an event', () => {
    const NOW = Date.parse('2026-11-20T10:00Z');
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'checkout.session.completed',
      data: {
        object: { id: 'cs_1', object: 'checkout.session', metadata: { app: 'birnbeck-fudge' } },
      },
    });

    it('is read as a hint', () => {
      expect(payments.readEvent(body, payments.sign(body, NOW), NOW)).toEqual({
        id: 'evt_1',
        type: 'checkout.session.completed',
        sessionId: 'cs_1',
        paymentIntentId: null,
        isShops: true,
      });
    });

    it.each([
      ['of another body', () => payments.sign(`${body} `, NOW)],
      ['six minutes old', () => payments.sign(body, NOW - 360_000)],
      ['six minutes ahead', () => payments.sign(body, NOW + 360_000)],
      ['without a meaning', () => 't=abc'],
    ])('is refused with a signature %s', (_what, sign) => {
      expect(payments.readEvent(body, sign(), NOW)).toBeNull();
    });

    it('is refused if it is no event', () => {
      expect(payments.readEvent('7', payments.sign('7', NOW), NOW)).toBeNull();
    });
  });
});

describe.each([
  ['it rejects (401)', () => openAdapter('sk_test_of_another_account')],
  [
    'without a permission (403)',
    () => {
      sandbox.setMode('forbidden');
      return openAdapter(sandbox.key);
    },
  ],
])('the provider, to a key %s,', (_which, open) => {
  afterEach(() => sandbox.setMode('ok'));

  it.each<[string, (payments: Payments) => Promise<unknown>]>([
    ['read a session', (payments) => payments.readSession('cs_test_1')],
    ['find a session', (payments) => payments.findSessionId('pi_1')],
    ['erase personal data', (payments) => payments.erasePersonalData('cs_test_1', 'notes')],
  ])('does not %s, and fails as a service', async (_what, ask) => {
    await expect(ask(await open())).rejects.toThrow(ServiceError);
  });
});
