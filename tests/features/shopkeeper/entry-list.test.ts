import { expect, it } from 'vitest';
import { createEntryList } from '#features/shopkeeper/entry-list.ts';

const entry = (id: number, status: 'new' | 'answered') => ({ id, version: 1, status });

it('shows what waits for the shop first on its page, the newest of it at the top', async () => {
  const entries = [entry(4, 'answered'), entry(3, 'new'), entry(2, 'answered'), entry(1, 'new')];
  const shown = createEntryList<ReturnType<typeof entry>>({
    waiting: 'new',
    read: () => Promise.resolve({ kind: 'ok', response: { entries, next: null } }),
    change: () => Promise.reject(new Error('Nothing is changed')),
  });
  await shown.load();
  const list = shown.$list.get();
  expect(typeof list === 'object' && list?.entries.map(({ id }) => id)).toEqual([3, 1, 4, 2]);
});
