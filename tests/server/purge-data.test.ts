import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearExpiredSessions,
  clearNotesAtProvider,
  purgeOrders,
  type EraseDependencies,
} from '#netlify/privacy/erase-at-provider.ts';
import { purgeData } from '#netlify/privacy/purge-data.ts';
import { PaymentRequestError, ServiceError } from '#domain/service-error.ts';
import { inMemoryLog } from '../support/in-memory/log.ts';
import { inMemoryReconcileProgress } from '../support/in-memory/reconcile-progress.ts';

const PARTS = [
  'data-requests',
  'orders',
  'expired-sessions',
  'mails',
  'messages',
  'reviews',
  'rate-limits',
];
const NOW = Date.parse('2026-11-20T10:00Z');

const SECOND = 1_000;
const BUDGET_MS = 20 * SECOND;

const NO_SESSIONS = { sessions: [], hasMore: false };

let elapsed: number;
beforeEach(() => {
  elapsed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
});
afterEach(() => vi.restoreAllMocks());

const RUN = { now: NOW, end: BUDGET_MS };

/** Purges a shop in which some parts fail; returns which parts ran, which failed, and what was logged. */
async function purge(failing: readonly string[]) {
  const log = inMemoryLog();
  const ran: string[] = [];
  const run = (part: string) => {
    if (failing.includes(part)) return Promise.reject(new Error(`${part} cannot be purged`));
    ran.push(part);
    return Promise.resolve();
  };
  const { failed } = await purgeData(
    {
      dataRequests: {
        finishDeletions: () => run('data-requests'),
        purgeExpired: () => Promise.resolve(),
      },
      orders: {
        findNotesAtProvider: () => Promise.resolve([]),
        markNotesCleared: () => Promise.resolve(),
        markNotCleared: () => Promise.resolve(),
        findPaidBefore: () => run('orders').then(() => []),
        delete: () => Promise.resolve(),
      },
      payments: () =>
        Promise.resolve({
          erasePersonalData: () => Promise.reject(new Error('Nothing is cleared there')),
          listExpired: () => run('expired-sessions').then(() => NO_SESSIONS),
        }),
      progress: inMemoryReconcileProgress(),
      outbox: { purge: () => run('mails') },
      messages: { purge: () => run('messages') },
      reviews: { purge: () => run('reviews') },
      limits: { purgeExpired: () => run('rate-limits') },
      log,
    },
    { now: NOW, budgetMs: BUDGET_MS },
  );
  return { ran, failed, events: log.events };
}

it('all that is over is purged', async () => {
  const { ran, failed, events } = await purge([]);
  expect(ran.toSorted()).toEqual(PARTS.toSorted());
  expect([failed, events]).toEqual([[], []]);
});

it.each(PARTS)('%s that cannot be purged hold up nothing else, and are logged', async (part) => {
  const { ran, failed, events } = await purge([part]);
  expect(ran.toSorted()).toEqual(PARTS.filter((other) => other !== part).toSorted());
  expect([failed, events]).toEqual([[part], ['purge-failed']]);
});

/** A payment provider that fails to change some sessions, and what was asked of it. A change takes `ms`. */
function provider(errors: Readonly<Record<string, Error>> = {}, ms = 0) {
  const erased: string[] = [];
  const erasePersonalData = (id: string, part: string) => {
    elapsed += ms;
    const error = errors[id];
    if (error) return Promise.reject(error);
    erased.push(`${id} ${part}`);
    return Promise.resolve(id !== 'unknown');
  };
  return { erased, erasePersonalData };
}

describe('an order that is kept no longer', () => {
  /** Purges these orders; returns what became of each. */
  async function purgeThese(ids: readonly string[], errors?: Readonly<Record<string, Error>>) {
    const { erased, erasePersonalData } = provider(errors);
    const [deleted, notCleared]: [string[], string[]] = [[], []];
    const log = inMemoryLog();
    const listExpired = () => Promise.resolve(NO_SESSIONS);
    const shop: EraseDependencies = {
      orders: {
        findNotesAtProvider: () => Promise.resolve([]),
        markNotesCleared: () => Promise.resolve(),
        findPaidBefore: () => Promise.resolve(ids),
        delete: (id) => Promise.resolve(void deleted.push(id)),
        markNotCleared: (id) => Promise.resolve(void notCleared.push(id)),
      },
      payments: () => Promise.resolve({ erasePersonalData, listExpired }),
      progress: inMemoryReconcileProgress(),
      log,
    };
    const [result] = await Promise.allSettled([purgeOrders(shop, RUN)]);
    return { erased, deleted, notCleared, events: log.events, status: result.status };
  }

  it('is deleted once the payment provider has forgotten everybody in it', async () => {
    expect(await purgeThese(['a'])).toMatchObject({
      erased: ['a everything'],
      deleted: ['a'],
      notCleared: [],
      events: [],
    });
  });

  it('stays when the payment provider does not know it, and holds up no other', async () => {
    expect(await purgeThese(['unknown', 'b'])).toMatchObject({
      deleted: ['b'],
      notCleared: ['unknown'],
      events: ['session-unknown-at-provider'],
      status: 'fulfilled',
    });
  });

  it('stays when the payment provider refuses, and holds up no other', async () => {
    const refused = new PaymentRequestError('metadata', undefined);
    expect(await purgeThese(['a', 'b'], { a: refused })).toMatchObject({
      deleted: ['b'],
      notCleared: ['a'],
      events: ['notes-stay-at-provider'],
      status: 'fulfilled',
    });
  });

  it.each(['timeout', 'conflict'] as const)(
    'stays with all others while the payment provider is away or asks to slow down (%s)',
    async (kind) => {
      const away = new ServiceError('payments', kind, undefined);
      expect(await purgeThese(['a', 'b'], { a: away })).toMatchObject({
        deleted: [],
        notCleared: ['a'],
        status: 'rejected',
      });
    },
  );
});

it('the first of two errors is thrown: the provider is away, then the database', async () => {
  const away = (service: 'payments' | 'database') =>
    Promise.reject(new ServiceError(service, 'timeout', undefined));
  const shop: EraseDependencies = {
    orders: {
      findNotesAtProvider: () => Promise.resolve(['a', 'b']),
      markNotesCleared: () => Promise.resolve(),
      findPaidBefore: () => Promise.resolve([]),
      delete: () => Promise.resolve(),
      markNotCleared: () => away('database'),
    },
    payments: () =>
      Promise.resolve({
        erasePersonalData: () => away('payments'),
        listExpired: () => Promise.resolve(NO_SESSIONS),
      }),
    progress: inMemoryReconcileProgress(),
    log: inMemoryLog(),
  };
  await expect(clearNotesAtProvider(shop, RUN)).rejects.toMatchObject({ service: 'payments' });
});

describe.each([
  ['notes of erased orders', clearNotesAtProvider, 'notes'],
  ['orders that are kept no longer', purgeOrders, 'everything'],
] as const)('%s', (_what, clear, part) => {
  /** A shop whose store remembers what is done; its database breaks off before the first order is done. */
  function openShop(ms = 0) {
    const { erased, erasePersonalData } = provider({}, ms);
    const left = new Set(['a', 'b', 'c', 'd', 'e']);
    let isBroken = false;
    const find = () => Promise.resolve([...left]);
    const finish = (id: string) => {
      if (isBroken) return Promise.reject(new ServiceError('database', 'timeout', undefined));
      left.delete(id);
      return Promise.resolve();
    };
    const shop: EraseDependencies = {
      orders: {
        findNotesAtProvider: find,
        markNotesCleared: finish,
        findPaidBefore: find,
        delete: finish,
        markNotCleared: () => Promise.reject(new Error('All is cleared')),
      },
      payments: () =>
        Promise.resolve({ erasePersonalData, listExpired: () => Promise.resolve(NO_SESSIONS) }),
      progress: inMemoryReconcileProgress(),
      log: inMemoryLog(),
    };
    return { shop, erased, left, breakOff: (breaks: boolean) => (isBroken = breaks) };
  }

  it('are finished by the next run when one breaks off in between', async () => {
    const { shop, erased, left, breakOff } = openShop();
    breakOff(true);
    await expect(clear(shop, RUN)).rejects.toThrow(ServiceError);
    expect([erased, left.size]).toEqual([[`a ${part}`], 5]);
    breakOff(false);
    await clear(shop, RUN);
    expect(left.size).toBe(0);
  });

  it('are left for the next run when the time is up', async () => {
    const { shop, erased, left } = openShop(8 * SECOND);
    await clear(shop, RUN);
    expect([erased.length, left.size]).toEqual([3, 2]);
    await clear(shop, { now: NOW, end: elapsed + BUDGET_MS });
    expect(left.size).toBe(0);
  });
});

describe('payment pages that expired unpaid', () => {
  const DAY = 24 * 3_600 * SECOND;

  /** A provider with pages created at these moments, in any order. Each call takes `ms`. */
  function openShop(createdAt: readonly number[], ms = 0) {
    const refused = new Set<string>();
    const left = new Map(createdAt.map((at, n) => [`${n}`, at]));
    const counts = { lists: 0, changes: 0 };
    const shop = {
      payments: () =>
        Promise.resolve({
          erasePersonalData(id: string) {
            elapsed += ms;
            counts.changes += 1;
            if (refused.has(id)) {
              return Promise.reject(new PaymentRequestError('metadata', undefined));
            }
            return Promise.resolve(left.delete(id));
          },
          listExpired({ from, to }: { from: number; to: number }) {
            elapsed += ms;
            counts.lists += 1;
            const listed = createdAt
              .map((at, n) => ({
                id: `${n}`,
                createdAt: at,
                holdsPersonalData: left.has(`${n}`),
              }))
              .filter((one) => one.createdAt >= from && one.createdAt < to)
              .toSorted((a, b) => b.createdAt - a.createdAt);
            return Promise.resolve({
              sessions: listed.slice(0, 100),
              hasMore: listed.length > 100,
            });
          },
        }),
      progress: inMemoryReconcileProgress(),
      log: inMemoryLog(),
    };
    /** Runs once, hours after the first time; returns what was asked of the provider. */
    async function run(hours = 0) {
      Object.assign(counts, { lists: 0, changes: 0 });
      const now = NOW + hours * 3_600 * SECOND;
      await clearExpiredSessions(shop, { now, end: elapsed + BUDGET_MS });
      return { ...counts };
    }
    return { run, left, refused };
  }

  it('are cleared by one list and one change each', async () => {
    const { run, left } = openShop([NOW - DAY, NOW - 2 * DAY, NOW - 30 * DAY]);
    expect(await run()).toEqual({ lists: 1, changes: 3 });
    expect(left.size).toBe(0);
    expect(await run(1)).toEqual({ lists: 1, changes: 0 });
  });

  it('are cleared once they are two hours old', async () => {
    const { run, left } = openShop([NOW - 1.5 * 3_600 * SECOND]);
    await run();
    expect(left.size).toBe(1);
    await run(1);
    expect(left.size).toBe(0);
  });

  it.each([
    ['years', 700 * DAY],
    ['days', 10 * DAY],
    ['an hour', 3_600 * SECOND],
  ])('are all cleared in the end, the oldest first, when hundreds are of %s', async (_of, ms) => {
    const end = NOW - 3 * 3_600 * SECOND;
    const { run, left } = openShop(Array.from({ length: 700 }, (_, n) => end - (n * ms) / 700));
    let oldest = Math.min(...left.values());
    for (let hour = 0; hour < 40; hour += 1) {
      const { lists, changes } = await run(hour);
      expect([lists <= 20, changes <= 20]).toEqual([true, true]);
      const next = Math.min(...left.values());
      expect(next).toBeGreaterThanOrEqual(oldest);
      oldest = next;
    }
    expect(left.size).toBe(0);
  });

  it('are cleared while there is time, and the next run goes on', async () => {
    const { run, left } = openShop(Array(5).fill(NOW - 9 * DAY), 8 * SECOND);
    expect(await run()).toEqual({ lists: 1, changes: 2 });
    await run(1);
    await run(2);
    expect(left.size).toBe(0);
  });

  it('are tried again for three days when the provider refuses, and hold up no other', async () => {
    const { run, left, refused } = openShop([NOW - DAY, NOW - 0.5 * DAY]);
    await run(-48);
    refused.add('0');
    expect(await run()).toEqual({ lists: 1, changes: 2 });
    expect([...left.keys()]).toEqual(['0']);
    expect(await run(47)).toMatchObject({ changes: 1 });
    expect(await run(48)).toMatchObject({ changes: 1 });
    expect(await run(49)).toMatchObject({ changes: 0 });
  });

  it('are given up after that, however many the provider refuses', async () => {
    const minutes = Array.from({ length: 50 }, (_, n) => NOW - 9 * DAY + n * 60 * SECOND);
    const { run, left, refused } = openShop([...minutes, NOW - DAY]);
    for (let n = 0; n < 50; n += 1) refused.add(`${n}`);
    for (let hour = 0; hour < 4; hour += 1) await run(hour);
    expect([...left.keys()]).not.toContain('50');
  });
});
