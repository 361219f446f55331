import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOrders } from '#netlify/adapters/postgres/orders.ts';
import { consoleLog } from '#netlify/adapters/log.ts';
import { openOutbox } from '#netlify/adapters/postgres/outbox.ts';
import { openPayments } from '#netlify/adapters/stripe/payments.ts';
import { openReconcileProgress } from '#netlify/adapters/postgres/reconcile-progress.ts';
import { ServiceError } from '#domain/service-error.ts';
import { reconcileOrders, type ReconcileReport } from '#netlify/orders/reconcile-orders.ts';
import { boxOf12, totalsPence } from '../support/payloads.ts';
import { startTestShop, advanceClock, type TestShop } from './test-shop.ts';
import type { Payments } from '#netlify/orders/payments.ts';

const HOUR = 3_600_000;
const THREE_WEEKS = 21 * 24 * HOUR;
/** One more than a page of the payment provider holds. */
const ORDERS = 101;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  shop.payments.holdWebhooks(true);
});
afterAll(async () => {
  advanceClock(0);
  await shop.stop();
});

/** Pays for an order and for equal ones, the last of them an hour later. */
async function sellMany(): Promise<void> {
  const { metadata } = await shop.buy(boxOf12);
  const price_data = {
    currency: 'gbp',
    unit_amount: totalsPence.boxOf12,
    product_data: { name: 'Box of 12' },
  };
  for (let n = 1; n < ORDERS; n += 1) {
    if (n === ORDERS - 20) advanceClock(HOUR);
    const { id } = await shop.stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: shop.url,
      line_items: [{ quantity: 1, price_data }],
      metadata: { ...metadata, orderNumber: `MANY${String(n).padStart(6, '0')}` },
    });
    shop.payments.checkout.pay(id);
  }
}

function openProvider(): Promise<Payments> {
  const { hostname: host, port } = new URL(shop.payments.apiBase);
  return openPayments({
    secretKey: shop.payments.key,
    webhookSecret: shop.payments.webhookSecret,
    api: { host, port: Number(port), protocol: 'http' },
  });
}

function reconcile(payments: Payments): Promise<ReconcileReport> {
  const database = {
    query: (text: string, values: readonly unknown[]) => shop.sql(text, [...values]),
  };
  return reconcileOrders(
    {
      payments: () => Promise.resolve(payments),
      orders: openOrders(database),
      outbox: openOutbox(database),
      progress: openReconcileProgress(database),
      now: () => Date.now(),
      log: consoleLog,
    },
    { force: false, budgetMs: 60_000 },
  );
}

it('the 30-day scan continues where a run stopped, and then rests', async () => {
  await sellMany();
  advanceClock(THREE_WEEKS);
  const provider = await openProvider();
  let pages = 0;
  const breaksOff: Payments = {
    ...provider,
    listComplete(range) {
      pages += 1;
      if (pages > 2) throw new ServiceError('payments', 'timeout', undefined);
      return provider.listComplete(range);
    },
  };
  await expect(reconcile(breaksOff)).rejects.toThrow();
  expect(await shop.sql('select 1 from orders')).toHaveLength(ORDERS - 1);

  const { seen, recorded } = await reconcile(provider);
  expect(recorded).toBe(1);
  expect(seen).toBeLessThan(ORDERS);
  expect(await reconcile(provider)).toEqual({ seen: 0, recorded: 0, failed: 0 });
}, 120_000);
