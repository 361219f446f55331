import { beforeEach, describe, expect, it } from 'vitest';
import { buildSessionParams } from '#netlify/checkout/session-params.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { ServiceError } from '#domain/service-error.ts';
import { reconcileOrders, type ReconcileReport } from '#netlify/orders/reconcile-orders.ts';
import type { Payments } from '#netlify/orders/payments.ts';
import { inMemoryLog } from '../support/in-memory/log.ts';
import { inMemoryOrders, type OrdersInMemory } from '../support/in-memory/orders.ts';
import { inMemoryOutbox } from '../support/in-memory/outbox.ts';
import { inMemoryPayments, type PaymentsInMemory } from '../support/in-memory/payments.ts';
import { inMemoryReconcileProgress } from '../support/in-memory/reconcile-progress.ts';
import { birthdayOrder, completeCustomer } from '../support/orders.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const THREE_WEEKS = 21 * 24 * HOUR;
/** One more than a page of the payment provider holds. */
const ORDERS = 101;

let now: number;
let payments: PaymentsInMemory;
let orders: OrdersInMemory;
let outbox: ReturnType<typeof inMemoryOutbox>;
let progress: ReturnType<typeof inMemoryReconcileProgress>;

beforeEach(() => {
  now = Date.parse('2026-11-20T10:00Z');
  payments = inMemoryPayments(() => now, 'whsec_test');
  outbox = inMemoryOutbox();
  orders = inMemoryOrders(outbox);
  progress = inMemoryReconcileProgress();
});

/** Opens a payment page, which nobody has paid yet. */
async function open(orderNumber: string): Promise<string> {
  const facts = { catalogue, calendar: postalCalendar, siteUrl: 'https://birnbeckfudge.example' };
  const params = buildSessionParams(facts, birthdayOrder, orderNumber, now);
  return (await payments.createSession(params, orderNumber, 5_000)).id;
}

async function buy(orderNumber = 'ONE0000000'): Promise<string> {
  const id = await open(orderNumber);
  payments.pay(id, { name: 'Ada Quay', email: 'ada@quay.example', recipient: completeCustomer });
  return id;
}

function reconcile(provider: Payments = payments): Promise<ReconcileReport> {
  return reconcileOrders(
    {
      payments: () => Promise.resolve(provider),
      orders,
      outbox,
      offer: () => Promise.resolve({ catalogue, calendar: postalCalendar }),
      progress,
      now: () => now,
      log: inMemoryLog(),
    },
    { force: false, budgetMs: 60_000 },
  );
}

it('money that went back without an event is written down, and the shop is told once', async () => {
  const id = await buy();
  await buy('WHOLE00000');
  now += HOUR;
  await reconcile();
  await payments.refund(id, 500);
  await reconcile();
  payments.dispute(id);
  await reconcile();
  expect(await reconcile()).toEqual({ seen: 2, recorded: 0, failed: 0 });
  expect(await orders.find(id)).toMatchObject({ refundedPence: 500, isDisputed: true });
  const alerts = [...outbox.mails.keys()].filter((key) => key.startsWith('payment-alert/'));
  expect(alerts).toEqual([`payment-alert/refunded/${id}/500`, `payment-alert/disputed/${id}`]);
});

it('money that went back of an old order without an event is written down within a day', async () => {
  const refunded = await buy();
  const disputed = await buy('DISPUTED00');
  now += HOUR;
  await reconcile();
  now += 3 * THREE_WEEKS;
  await payments.refund(refunded, 500);
  payments.dispute(disputed);
  now += HOUR;
  await reconcile();
  expect(await orders.find(refunded)).toMatchObject({ refundedPence: 500, isDisputed: false });
  expect(await orders.find(disputed)).toMatchObject({ refundedPence: 0, isDisputed: true });
  const alerts = () => [...outbox.mails.keys()].filter((key) => key.startsWith('payment-alert/'));
  const told = [`payment-alert/refunded/${refunded}/500`, `payment-alert/disputed/${disputed}`];
  expect(alerts()).toEqual(told);
  now += 21 * HOUR;
  await reconcile();
  expect(alerts()).toEqual(told);
});

it('refunds and disputes are looked through by the next run when the provider is away', async () => {
  const away: Payments = {
    ...payments,
    listReversals: () => Promise.reject(new ServiceError('payments', 'timeout', undefined)),
  };
  await expect(reconcile(away)).rejects.toThrow(ServiceError);
  expect(await progress.read('refunds')).toMatchObject({ finishedAt: null });
  await reconcile();
  expect(await progress.read('refunds')).toMatchObject({ finishedAt: now });
  expect(await progress.read('disputes')).toMatchObject({ finishedAt: now });
});

it('the scan of refunds continues where a run stopped, and then rests', async () => {
  const refunded = [await buy('FIRST00000'), await buy('SECOND0000')];
  now += HOUR;
  await reconcile();
  now += 3 * THREE_WEEKS;
  for (const id of refunded) {
    for (let n = 0; n < 60; n += 1) await payments.refund(id, 1);
    now += HOUR;
  }
  const asked: string[] = [];
  const breaksOff = (atPage: number): Payments => ({
    ...payments,
    listReversals(kind, range) {
      asked.push(`${kind} after ${range.after}`);
      if (asked.length === atPage) throw new ServiceError('payments', 'timeout', undefined);
      return payments.listReversals(kind, range);
    },
  });
  await expect(reconcile(breaksOff(2))).rejects.toThrow(ServiceError);
  expect(await progress.read('refunds')).toEqual({ scannedTo: now - 2 * HOUR, finishedAt: null });
  const looked: [string, number][] = [];
  await reconcile({
    ...payments,
    async listReversals(kind, range) {
      const page = await payments.listReversals(kind, range);
      looked.push([kind, page.reversals.length]);
      return page;
    },
  });
  expect(looked).toEqual([
    ['refunds', 60],
    ['disputes', 0],
  ]);
  expect(await reconcile(breaksOff(3))).toMatchObject({ failed: 0 });
  expect(asked).toHaveLength(2);
});

describe('a paid order that no webhook reported', () => {
  it('is recorded once, with its mails', async () => {
    const id = await buy();
    now += HOUR;
    expect(await reconcile()).toEqual({ seen: 1, recorded: 1, failed: 0 });
    expect(await orders.find(id)).toMatchObject({ orderNumber: 'ONE0000000' });
    expect([...outbox.mails.keys()]).toEqual([
      'confirmation/ONE0000000',
      'packing-slip/ONE0000000',
    ]);
    expect(await reconcile()).toMatchObject({ recorded: 0, failed: 0 });
  });

  it('is left to its webhook for two minutes', async () => {
    await buy();
    now += MINUTE;
    expect(await reconcile()).toEqual({ seen: 0, recorded: 0, failed: 0 });
    now += 2 * MINUTE;
    expect(await reconcile()).toMatchObject({ recorded: 1 });
  });

  it('is not recorded before it is paid', async () => {
    await open('ONE0000000');
    now += HOUR;
    expect(await reconcile()).toEqual({ seen: 0, recorded: 0, failed: 0 });
  });

  it('that cannot be recorded alerts the shop once and does not stop the others', async () => {
    const broken = await buy('BROKEN0000');
    await buy('WHOLE00000');
    now += HOUR;
    const record: OrdersInMemory['record'] = orders.record;
    orders.record = (order, kinds) =>
      order.sessionId === broken ? Promise.reject(new Error('broken')) : record(order, kinds);
    expect(await reconcile()).toEqual({ seen: 2, recorded: 1, failed: 1 });
    expect(await reconcile()).toMatchObject({ recorded: 0, failed: 1 });
    const alerts = [...outbox.mails.keys()].filter((key) => key.startsWith('payment-alert/'));
    expect(alerts).toEqual([`payment-alert/unrecorded/${broken}`]);
  });
});

it('the 30-day scan continues where a run stopped, and then rests', async () => {
  for (let n = 0; n < ORDERS; n += 1) {
    if (n === ORDERS - 20) now += HOUR;
    await buy(`MANY${String(n).padStart(6, '0')}`);
  }
  now += THREE_WEEKS;
  let pages = 0;
  const breaksOff: Payments = {
    ...payments,
    listComplete(range) {
      pages += 1;
      if (pages > 2) throw new ServiceError('payments', 'timeout', undefined);
      return payments.listComplete(range);
    },
  };
  await expect(reconcile(breaksOff)).rejects.toThrow();
  expect(outbox.mails.size).toBe(ORDERS - 1);

  const { seen, recorded } = await reconcile();
  expect(recorded).toBe(1);
  expect(seen).toBeLessThan(ORDERS);
  expect(await reconcile()).toEqual({ seen: 0, recorded: 0, failed: 0 });
});
