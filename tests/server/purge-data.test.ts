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

const PARTS = ['data-requests', 'orders', 'expired-sessions', 'messages', 'reviews', 'rate-limits'];
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
      log,
    };
    const [result] = await Promise.allSettled([purgeOrders(shop, RUN)]);
    return { erased, deleted, notCleared, events: log.events, status: result.status };
  }

  it('is deleted once the payment provider has forgotten everybody in it', async () => {
    expect(await purgeThese(['a', 'unknown'])).toMatchObject({
      erased: ['a everything', 'unknown everything'],
      deleted: ['a', 'unknown'],
      notCleared: [],
      events: ['session-unknown-at-provider'],
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
  /** Clears pages with this many sessions that name somebody; returns the ids cleared and the pages asked for. */
  async function clear(personalPerPage: readonly number[], ms?: number) {
    const { erased, erasePersonalData } = provider({}, ms);
    const asked: (string | null)[] = [];
    const listExpired = ({ after }: { after: string | null }) => {
      const page = asked.push(after) - 1;
      const named = Array.from({ length: personalPerPage[page] ?? 0 }, (_, n) => ({
        id: `${page}-${n}`,
        holdsPersonalData: true,
      }));
      const sessions = [...named, { id: `${page}-last`, holdsPersonalData: false }];
      return Promise.resolve({ sessions, hasMore: page + 1 < personalPerPage.length });
    };
    const payments = () => Promise.resolve({ erasePersonalData, listExpired });
    await clearExpiredSessions({ payments, log: inMemoryLog() }, RUN);
    return { erased: erased.length, asked };
  }

  it('are cleared from page to page, at most twenty in a run', async () => {
    expect(await clear([2, 1])).toEqual({ erased: 3, asked: [null, '0-last'] });
    expect(await clear([15, 15, 15])).toEqual({ erased: 20, asked: [null, '0-last'] });
  });

  it('are cleared while there is time', async () => {
    expect(await clear([9, 9], 8 * SECOND)).toEqual({ erased: 3, asked: [null] });
  });

  it('are looked for on five pages at most', async () => {
    const { erased, asked } = await clear(Array(9).fill(1));
    expect([erased, asked.length]).toEqual([5, 5]);
  });
});
