import { expect, it } from 'vitest';
import { purgeData } from '#netlify/privacy/purge-data.ts';
import { inMemoryLog } from '../support/in-memory/log.ts';

const PARTS = ['data-requests', 'orders', 'messages', 'reviews', 'rate-limits'];

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
        purge: () => run('orders'),
      },
      payments: () => Promise.reject(new Error('Nothing is cleared there')),
      messages: { purge: () => run('messages') },
      reviews: { purge: () => run('reviews') },
      limits: { purgeExpired: () => run('rate-limits') },
      log,
    },
    Date.parse('2026-11-20T10:00Z'),
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
