import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDataRequests } from '#netlify/adapters/postgres/data-requests.ts';
import { openOrders } from '#netlify/adapters/postgres/orders.ts';
import { openOutbox } from '#netlify/adapters/postgres/outbox.ts';
import { openPageViews } from '#netlify/adapters/postgres/page-views.ts';
import { openRateLimits } from '#netlify/adapters/postgres/rate-limits.ts';
import { openReconcileProgress } from '#netlify/adapters/postgres/reconcile-progress.ts';
import {
  inMemoryDataRequests,
  type DataRequestsInMemory,
} from '../../support/in-memory/data-requests.ts';
import { inMemoryOrders, type OrdersInMemory } from '../../support/in-memory/orders.ts';
import { inMemoryOutbox } from '../../support/in-memory/outbox.ts';
import { inMemoryPageViews } from '../../support/in-memory/page-views.ts';
import { inMemoryRateLimits } from '../../support/in-memory/rate-limits.ts';
import { inMemoryReconcileProgress } from '../../support/in-memory/reconcile-progress.ts';
import { birthdayOrder } from '../../support/orders.ts';
import { paidOrder } from '../../support/paid-orders.ts';
import { startTestDatabase } from '../../support/test-database.ts';
import type { RateLimits } from '#netlify/http/rate-limits.ts';
import type { StoredDataRequest } from '#netlify/privacy/data-request-store.ts';
import type { PageViews } from '#netlify/page-views/page-view-store.ts';
import type { OutgoingMail } from '#netlify/mail/mail-queue.ts';
import type { ReconcileProgress } from '#netlify/orders/progress-store.ts';
import type { Outbox } from '#netlify/outbox/outbox-store.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

interface Stores {
  orders: OrdersInMemory;
  outbox: Outbox;
  pageViews: PageViews;
  progress: ReconcileProgress;
  limits: RateLimits;
  dataRequests: DataRequestsInMemory;
  /** Returns the counted views in the order of day, page and referrer. */
  views(): Promise<string[]>;
}

type TestDatabase = Awaited<ReturnType<typeof startTestDatabase>>;
let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

async function inPostgres(): Promise<Stores> {
  await database.query(
    `truncate orders, parcels, parcel_log, outbox, page_views, reconcile_progress, rate_limits, checkout_attempts, data_requests
     restart identity`,
    [],
  );
  return {
    orders: openOrders(database),
    outbox: openOutbox(database),
    pageViews: openPageViews(database),
    progress: openReconcileProgress(database),
    limits: openRateLimits(database, 1),
    dataRequests: openDataRequests(database),
    async views() {
      const rows = await database.query(
        `select day || ' ' || path || ' ' || referrer || ' ' || views as line
         from page_views order by day, path, referrer`,
        [],
      );
      return rows.map((row) => (row instanceof Object && 'line' in row ? String(row.line) : ''));
    },
  };
}

function inMemory(): Stores {
  const outbox = inMemoryOutbox();
  const pageViews = inMemoryPageViews();
  return {
    orders: inMemoryOrders(outbox),
    outbox,
    pageViews,
    progress: inMemoryReconcileProgress(),
    limits: inMemoryRateLimits(),
    dataRequests: inMemoryDataRequests(outbox),
    views: () =>
      Promise.resolve([...pageViews.counts].map(([key, views]) => `${key} ${views}`).toSorted()),
  };
}

const NOW = Date.parse('2026-11-20T10:00Z');
const MINUTE = 60_000;
const BOTH = ['confirmation', 'packing-slip'];
const order = (changes: Partial<ReturnType<typeof paidOrder>> = {}) => ({
  ...paidOrder(birthdayOrder),
  ...changes,
});
const mail = (key: string, kind = 'contact'): OutgoingMail => ({ key, kind, payload: { key } });

/** What every implementation of the stores does, so that the one in memory cannot drift from the tables. */
describe.each([
  ['in Postgres', inPostgres],
  ['in memory', () => Promise.resolve(inMemory())],
])('%s', (_where, open) => {
  let stores: Stores;
  beforeEach(async () => {
    stores = await open();
  });

  const claim = (now = NOW, changes: Partial<Parameters<Outbox['claim']>[0]> = {}) =>
    stores.outbox.claim({
      now,
      max: 10,
      ignoresBackOff: false,
      except: [],
      urgentKinds: [],
      ...changes,
    });
  const claimedKeys = async (...args: Parameters<typeof claim>) =>
    (await claim(...args)).map(({ key }) => key).toSorted();
  const claimOne = async (now = NOW) => {
    const [first] = await claim(now);
    if (!first) throw new Error('There is nothing to claim');
    return first;
  };

  describe('an order', () => {
    it('is stored once, with one mail of each kind', async () => {
      expect(await stores.orders.record(order(), BOTH)).toBe(true);
      expect(await stores.orders.record(order(), BOTH)).toBe(false);
      expect(await stores.orders.find('cs_1')).toEqual(order());
      expect(await stores.orders.find('cs_2')).toBeNull();
      const mails = await claim(order().recordedAt);
      expect(mails.map(({ kind, payload }) => [kind, payload]).toSorted()).toEqual(
        BOTH.map((kind) => [kind, { sessionId: 'cs_1' }]),
      );
    });

    it('with the number of another has mails of its own that say so', async () => {
      await stores.orders.record(order(), BOTH);
      await stores.orders.record(order({ sessionId: 'cs_2' }), BOTH);
      const { orderNumber, recordedAt } = order();
      const mails = await claim(recordedAt);
      expect(mails).toHaveLength(4);
      const apart = mails.find(({ key }) => key === `confirmation/${orderNumber}/cs_2`);
      expect(apart?.payload).toEqual({ sessionId: 'cs_2', sharesNumber: true });
    });

    it('is found by its payment, and among sessions', async () => {
      await stores.orders.record(order(), []);
      expect(await stores.orders.hasPayment('pi_1')).toBe(true);
      expect(await stores.orders.hasPayment('pi_2')).toBe(false);
      expect(await stores.orders.findRecorded(['cs_2', 'cs_1'])).toEqual(new Set(['cs_1']));
    });

    it('is found by its e-mail address in any case, oldest first', async () => {
      const paidAt = order().paidAt - MINUTE;
      await stores.orders.record(order(), []);
      await stores.orders.record(
        order({ sessionId: 'cs_2', paidAt, email: 'ADA@quay.example' }),
        [],
      );
      await stores.orders.record(order({ sessionId: 'cs_3', email: 'eve@quay.example' }), []);
      const found = await stores.orders.findByEmail('Ada@Quay.example');
      expect(found.map(({ sessionId }) => sessionId)).toEqual(['cs_2', 'cs_1']);
    });

    it('keeps the highest refund and any dispute, and queues an alert for each once', async () => {
      await stores.orders.record(order(), []);
      const alerts = {
        refunded: mail('payment-alert/refunded', 'payment-alert'),
        disputed: mail('payment-alert/disputed', 'payment-alert'),
      };
      const back = (refundedPence: number, isDisputed: boolean) =>
        stores.orders.markReversal({ sessionId: 'cs_1', refundedPence, isDisputed }, alerts, NOW);
      await back(500, false);
      expect(await claimedKeys()).toEqual(['payment-alert/refunded']);
      await back(200, true);
      await back(500, true);
      expect(await claimedKeys()).toEqual(['payment-alert/disputed']);
      expect(await stores.orders.find('cs_1')).toMatchObject({
        refundedPence: 500,
        isDisputed: true,
        parcels: [{ version: 3 }],
      });
    });

    it('is found when it was paid before a moment, a number at a time, and deleted', async () => {
      const { paidAt } = order();
      for (const [minutes, sessionId] of ['cs_1', 'cs_2', 'cs_3'].entries()) {
        await stores.orders.record(order({ sessionId, paidAt: paidAt + minutes * MINUTE }), []);
      }
      const left = () => stores.orders.findRecorded(['cs_1', 'cs_2', 'cs_3']);
      expect(await stores.orders.findPaidBefore(paidAt + 2 * MINUTE, 1)).toHaveLength(1);
      const found = await stores.orders.findPaidBefore(paidAt + 2 * MINUTE, 5);
      expect(found.toSorted()).toEqual(['cs_1', 'cs_2']);
      await stores.orders.delete('cs_1');
      expect(await left()).toEqual(new Set(['cs_2', 'cs_3']));
    });

    it('is found by its payment', async () => {
      await stores.orders.record(order({ paymentIntentId: 'pi_1' }), []);
      const found = await stores.orders.findSessions(['pi_1', 'pi_nowhere']);
      expect([...found]).toEqual([['pi_1', 'cs_1']]);
    });

    it('that is unknown takes no refund', async () => {
      const alerts = { refunded: mail('a'), disputed: mail('b') };
      const unknown = { sessionId: 'cs_9', refundedPence: 5, isDisputed: true };
      await stores.orders.markReversal(unknown, alerts, NOW);
      expect(await stores.outbox.countPending()).toBe(0);
    });
  });

  describe('the outbox', () => {
    it('takes each key once', async () => {
      expect(await stores.outbox.add(mail('contact/1'), NOW)).toBe(true);
      expect(await stores.outbox.add(mail('contact/1'), NOW)).toBe(false);
      await stores.outbox.add(mail('enquiry/1', 'enquiry'), NOW);
      expect(await stores.outbox.countKeys('contact/')).toBe(1);
      expect(await stores.outbox.countPending()).toBe(2);
    });

    it('gives urgent kinds first, then the longest due, up to a number', async () => {
      await stores.outbox.add(mail('contact/new'), NOW);
      await stores.outbox.add(mail('contact/old'), NOW - MINUTE);
      await stores.outbox.add(mail('confirmation/1', 'confirmation'), NOW);
      const urgentKinds = ['confirmation'];
      expect(await claimedKeys(NOW, { max: 2, urgentKinds })).toEqual([
        'confirmation/1',
        'contact/old',
      ]);
    });

    it('gives nothing that is not due, excepted or leased, and skips only back-off when forced', async () => {
      await stores.outbox.add(mail('a'), NOW + 1);
      expect(await claim()).toEqual([]);
      expect(await claimedKeys(NOW, { ignoresBackOff: true, except: ['a'] })).toEqual([]);
      expect(await claimedKeys(NOW, { ignoresBackOff: true })).toEqual(['a']);
      expect(await claimedKeys(NOW + MINUTE - 1, { ignoresBackOff: true })).toEqual([]);
      expect(await claimedKeys(NOW + MINUTE)).toEqual(['a']);
    });

    it('counts attempts, which fence off an earlier sender', async () => {
      await stores.outbox.add(mail('a'), NOW);
      const first = await claimOne();
      const second = await claimOne(NOW + MINUTE);
      expect([first.attempts, second.attempts]).toEqual([1, 2]);
      expect(await stores.outbox.beginDelivery(first, NOW + MINUTE)).toBe(false);
      expect(await stores.outbox.beginDelivery(second, NOW + MINUTE)).toBe(true);
      await stores.outbox.complete(first, { result: 'sent' }, NOW + MINUTE);
      expect(await stores.outbox.countPending()).toBe(1);
    });

    it('renews the lease when a delivery begins, and remembers that it may have arrived', async () => {
      await stores.outbox.add(mail('a'), NOW);
      await stores.outbox.beginDelivery(await claimOne(), NOW + 10_000);
      expect(await claim(NOW + MINUTE)).toEqual([]);
      expect(await claimOne(NOW + MINUTE + 10_000)).toMatchObject({
        attempts: 2,
        mayHaveBeenSent: true,
        createdAt: NOW,
        payload: { key: 'a' },
      });
    });

    it('tries again at the time it is told to', async () => {
      await stores.outbox.add(mail('a'), NOW);
      const claimed = await claimOne();
      await stores.outbox.beginDelivery(claimed, NOW);
      const at = NOW + 5 * MINUTE;
      await stores.outbox.complete(claimed, { result: 'again', at, mayHaveBeenSent: false }, NOW);
      expect(await stores.outbox.beginDelivery(claimed, NOW)).toBe(false);
      expect(await claim(at - 1)).toEqual([]);
      expect(await claimOne(at)).toMatchObject({ attempts: 2, mayHaveBeenSent: false });
    });

    it('never sends a sent mail again', async () => {
      await stores.outbox.add(mail('a'), NOW);
      await stores.outbox.complete(await claimOne(), { result: 'sent' }, NOW);
      expect(await claim(NOW + 60 * MINUTE, { ignoresBackOff: true })).toEqual([]);
      expect(await stores.outbox.add(mail('a'), NOW)).toBe(false);
    });

    it('deletes what is left of settled mails, of lasting kinds later, and never what waits', async () => {
      for (const kind of ['confirmation', 'posted', 'enquiry', 'contact']) {
        await stores.outbox.add(mail(`${kind}/1`, kind), NOW);
      }
      const settle = async (outcome: Parameters<Outbox['complete']>[1]) => {
        const [first] = await claim(NOW, { max: 1 });
        if (first) await stores.outbox.complete(first, outcome, NOW + MINUTE);
        return first?.key;
      };
      const alert = mail('dead-letter/contact/1', 'dead-letter');
      expect(await settle({ result: 'sent' })).toBe('confirmation/1');
      expect(await settle({ result: 'dead', alert })).toBe('contact/1');
      expect(await settle({ result: 'sent' })).toBe('enquiry/1');
      const left = async () =>
        (
          await Promise.all(
            ['confirmation', 'contact', 'enquiry', 'posted', 'dead-letter'].map(
              async (kind) => [kind, await stores.outbox.countKeys(`${kind}/`)] as const,
            ),
          )
        ).flatMap(([kind, count]) => (count > 0 ? [kind] : []));
      const lastingKinds = ['confirmation'];
      const purge = (settled: number, lasting: number) =>
        stores.outbox.purge({ settled, lasting, lastingKinds });
      await purge(NOW + MINUTE - 1, NOW + MINUTE - 1);
      expect(await left()).toHaveLength(5);
      await purge(NOW + MINUTE, NOW + MINUTE - 1);
      expect(await left()).toEqual(['confirmation', 'posted', 'dead-letter']);
      await purge(NOW + MINUTE, NOW + MINUTE);
      expect(await left()).toEqual(['posted', 'dead-letter']);
    });

    it('forgets a mail that no longer holds, unless another sender has claimed it', async () => {
      await stores.outbox.add(mail('a'), NOW);
      const first = await claimOne();
      const second = await claimOne(NOW + MINUTE);
      await stores.outbox.complete(first, { result: 'obsolete' }, NOW + MINUTE);
      expect(await stores.outbox.countPending()).toBe(1);
      await stores.outbox.complete(second, { result: 'obsolete' }, NOW + MINUTE);
      expect(await stores.outbox.countKeys('a')).toBe(0);
    });

    it('queues an alert in the place of a mail that is given up', async () => {
      await stores.outbox.add(mail('a'), NOW);
      const alert = mail('dead-letter/a', 'dead-letter');
      await stores.outbox.complete(await claimOne(), { result: 'dead', alert }, NOW);
      expect(await claimedKeys(NOW + MINUTE)).toEqual(['dead-letter/a']);
    });
  });

  describe('a rate limit', () => {
    afterEach(() => vi.restoreAllMocks());
    const passTime = (ms: number) => {
      const now = Date.now();
      vi.spyOn(Date, 'now').mockReturnValue(now + ms);
    };
    const twice = { name: 'twice', max: 2, seconds: 60 };

    it('lets pass as often as it says, for each subject, until its time is over', async () => {
      const { limits } = stores;
      expect(await limits.count(twice, 'ada')).toBe(0);
      expect(await limits.count(twice, 'ada')).toBe(0);
      expect(await limits.count(twice, 'grace')).toBe(0);
      expect(await limits.count({ ...twice, name: 'other' }, 'ada')).toBe(0);
      const wait = await limits.count(twice, 'ada');
      expect(wait).toBeGreaterThan(50);
      expect(wait).toBeLessThanOrEqual(60);
      passTime(61_000);
      expect(await limits.count(twice, 'ada')).toBe(0);
    });

    it('counts in memory apart from the stored counts', async () => {
      const { limits } = stores;
      const once = { ...twice, name: 'once', max: 1 };
      expect(await limits.countInMemory(once, 'ada')).toBe(0);
      expect(await limits.count(once, 'ada')).toBe(0);
      expect(await limits.countInMemory(once, 'ada')).toBeGreaterThan(0);
    });

    it('counts an attempt once, and again when it was refused', async () => {
      const { limits } = stores;
      const attempt = (name: string) => limits.countAttempt(twice, 'ada', name);
      expect(await attempt('first')).toBe(0);
      expect(await attempt('first')).toBe(0);
      expect(await attempt('second')).toBe(0);
      expect(await attempt('third')).toBeGreaterThan(0);
      expect(await attempt('first')).toBe(0);
      passTime(61_000);
      await limits.purgeExpired();
      expect(await attempt('third')).toBe(0);
    });
  });

  describe('a data request', () => {
    const request: StoredDataRequest = {
      referenceId: 'DR-4F7K2M9QXA',
      requestType: 'export',
      email: 'ada@quay.example',
      orderReferences: ['BHF-4F7K2M9QXA'],
      reason: '',
      createdAt: NOW,
    };
    const add = (changes: Partial<StoredDataRequest> = {}, hash = 'hash') =>
      stores.dataRequests.add({ ...request, ...changes }, hash, mail(`link/${hash}`));

    it('is open with its mail until it is confirmed, for as long as its link holds', async () => {
      await add();
      expect(await claimedKeys()).toEqual(['link/hash']);
      expect(await stores.dataRequests.findOpen('hash', NOW - 1)).toEqual(request);
      expect(await stores.dataRequests.findOpen('hash', NOW)).toBeNull();
      expect(await stores.dataRequests.findOpen('other', NOW - 1)).toBeNull();
    });

    it('is found by its e-mail address in any case, oldest first', async () => {
      await add({ referenceId: 'DR-2', createdAt: NOW + MINUTE }, 'later');
      await add({ email: 'Ada@Quay.example', reason: 'No more fudge', requestType: 'deletion' });
      await add({ referenceId: 'DR-3', email: 'grace@quay.example' }, 'other');
      expect(await stores.dataRequests.findByEmail('ADA@quay.example')).toMatchObject([
        { referenceId: 'DR-4F7K2M9QXA', requestType: 'deletion', reason: 'No more fudge' },
        { referenceId: 'DR-2' },
      ]);
    });

    it('is not stored without a mail of its own', async () => {
      await add();
      await expect(add()).rejects.toThrow();
    });

    it('is confirmed once, and queues its mails', async () => {
      await add();
      await claim();
      const confirm = () =>
        stores.dataRequests.confirm('hash', 'export', [mail('notice/1'), mail('export/1')], NOW);
      expect(await confirm()).toBe(true);
      expect(await confirm()).toBe(false);
      expect(await claimedKeys()).toEqual(['export/1', 'notice/1']);
      expect(await stores.dataRequests.findOpen('hash', NOW - 1)).toBeNull();
      expect(await stores.dataRequests.findExport('export', NOW - 1)).toEqual(request);
      expect(await stores.dataRequests.findExport('export', NOW)).toBeNull();
      expect(await stores.dataRequests.findExport('hash', NOW - 1)).toBeNull();
    });

    it('is forgotten when its link has expired', async () => {
      await add();
      await add({ referenceId: 'DR-2', createdAt: NOW + MINUTE }, 'later');
      await stores.dataRequests.confirm('later', 'export', [], NOW + MINUTE);
      await stores.dataRequests.purgeExpired(NOW);
      expect(await stores.dataRequests.findOpen('hash', 0)).toBeNull();
      expect(await stores.dataRequests.confirm('hash', null, [], NOW)).toBe(false);
      expect(await stores.dataRequests.findExport('export', NOW)).not.toBeNull();
      await stores.dataRequests.purgeExpired(NOW + MINUTE);
      expect(await stores.dataRequests.findExport('export', NOW)).toBeNull();
    });
  });

  it('page views are counted by day, page and referrer', async () => {
    await stores.pageViews.count('2026-11-20', '/about', '');
    await stores.pageViews.count('2026-11-20', '/about', 'https://search.example');
    await stores.pageViews.count('2026-11-20', '/about', '');
    await stores.pageViews.count('2026-11-21', '/about', '');
    expect(await stores.views()).toEqual([
      '2026-11-20 /about  2',
      '2026-11-20 /about https://search.example 1',
      '2026-11-21 /about  1',
    ]);
  });

  it('the progress of each long scan is empty at first, then what was written last', async () => {
    expect(await stores.progress.read('payments')).toEqual({ scannedTo: null, finishedAt: null });
    await stores.progress.write('payments', { scannedTo: NOW, finishedAt: null });
    await stores.progress.write('payments', { scannedTo: null, finishedAt: NOW });
    expect(await stores.progress.read('payments')).toEqual({ scannedTo: null, finishedAt: NOW });
    await stores.progress.write('refunds', { scannedTo: NOW, finishedAt: null });
    expect(await stores.progress.read('refunds')).toEqual({ scannedTo: NOW, finishedAt: null });
    expect(await stores.progress.read('disputes')).toEqual({ scannedTo: null, finishedAt: null });
  });

  it('the progress of clearing expired payment pages is empty at first, then what was written last', async () => {
    expect(await stores.progress.readCleared()).toBeNull();
    await stores.progress.writeCleared(NOW - 1);
    await stores.progress.writeCleared(NOW);
    expect(await stores.progress.readCleared()).toBe(NOW);
    expect(await stores.progress.read('payments')).toEqual({ scannedTo: null, finishedAt: null });
  });
});
