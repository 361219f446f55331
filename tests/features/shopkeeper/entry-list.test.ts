import { expect, it } from 'vitest';
import { $access } from '#features/shopkeeper/sign-in/access.ts';
import { createEntryList } from '#features/shopkeeper/messages-and-reviews/entry-list.ts';
import { LOADING, valueOf } from '#features/shopkeeper/loaded.ts';

const entry = (id: number, status: 'new' | 'answered') => ({ id, version: 1, status });

it('tells what waited for the shop when it was read, also once it is marked', async () => {
  const entries = [entry(4, 'answered'), entry(3, 'new'), entry(2, 'answered'), entry(1, 'new')];
  const shown = createEntryList<ReturnType<typeof entry>>({
    waiting: 'new',
    read: () => Promise.resolve({ kind: 'ok', response: { entries, next: null } }),
    change: ({ id, status }) =>
      Promise.resolve({ kind: 'ok', response: { entry: { ...entry(id, status), version: 2 } } }),
  });
  await shown.load();
  await shown.setStatus(entry(3, 'new'), 'answered');
  const list = valueOf(shown.$list.get());
  if (list === null) throw new Error('The list is not read');
  expect(list.entries.map(({ id, status }) => [id, status])).toEqual([
    [4, 'answered'],
    [3, 'answered'],
    [2, 'answered'],
    [1, 'new'],
  ]);
  expect(list.waited).toEqual([3, 1]);
});

it('shows what was marked since it was read once, also when an older page brings it', async () => {
  const newest = {
    entries: [entry(1, 'new'), entry(9, 'answered'), entry(8, 'answered')],
    next: 8,
  };
  const older = { entries: [entry(7, 'answered'), entry(1, 'answered')], next: null };
  const shown = createEntryList<ReturnType<typeof entry>>({
    waiting: 'new',
    read: ({ before }) =>
      Promise.resolve({ kind: 'ok', response: before === undefined ? newest : older }),
    change: ({ id, status }) =>
      Promise.resolve({ kind: 'ok', response: { entry: { ...entry(id, status), version: 2 } } }),
  });
  await shown.load();
  await shown.setStatus(entry(1, 'new'), 'answered');
  await shown.loadMore();
  expect(valueOf(shown.$list.get())).toMatchObject({
    entries: [{ id: 1 }, { id: 9 }, { id: 8 }, { id: 7 }],
    waited: [1],
    next: null,
  });
});

it('is forgotten on a device that is signed out', async () => {
  const shown = createEntryList<ReturnType<typeof entry>>({
    waiting: 'new',
    read: () => Promise.resolve({ kind: 'ok', response: { entries: [entry(1, 'new')], next: 1 } }),
    change: () => Promise.resolve(null),
  });
  await shown.load();
  expect(valueOf(shown.$list.get())?.entries).toEqual([entry(1, 'new')]);
  $access.set({ state: 'signed-out', message: '', isBusy: false, isSent: false });
  expect(shown.$list.get()).toEqual(LOADING);
});
