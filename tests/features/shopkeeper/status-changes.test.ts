// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { send } from '#browser/send.ts';
import type { BoardParcel } from '#contract/shopkeeper-day.ts';
import { $access } from '#features/shopkeeper/sign-in/access.ts';
import { $boardNotice, $lists, NO_NOTICE } from '#features/shopkeeper/board/board.ts';
import { changeStatus, undoChange } from '#features/shopkeeper/board/status-changes.ts';
import { removeAllUnsent } from '#features/shopkeeper/unsent.ts';
import { $unsent, readUnsentChanges } from '#features/shopkeeper/board/unsent-status-changes.ts';

vi.mock('#browser/send.ts');

const parcel = {
  id: 1,
  version: 3,
  status: 'waiting',
  stop: '',
  recipient: ['Dorothy Quay'],
} as BoardParcel;
const shown = (): BoardParcel[] => [...($lists.get().due?.parcels ?? [])];

beforeEach(() => {
  vi.mocked(send).mockReset().mockResolvedValue({ kind: 'network-error' });
  removeAllUnsent();
  $unsent.set([]);
  $boardNotice.set(NO_NOTICE);
  $access.set({ state: 'signed-in', devices: [] });
  $lists.set({ due: { parcels: [parcel], hasMore: false } });
});

it('shows at once, and waits without a connection', async () => {
  changeStatus([parcel], 'packed');
  expect(shown()).toMatchObject([{ status: 'packed', version: 4 }]);
  expect($boardNotice.get().message).toBe('Dorothy Quay: packed.');
  await vi.waitFor(() => expect($unsent.get()).toEqual([1]));
  expect(readUnsentChanges()).toEqual([{ parcels: [1], status: 'packed', expectedVersion: [3] }]);
});

it('no longer waits once the server has it', async () => {
  const packed = { ...parcel, status: 'packed', version: 4 };
  vi.mocked(send).mockResolvedValue({ kind: 'ok', response: { parcels: [packed], unmoved: [] } });
  changeStatus([parcel], 'packed');
  await vi.waitFor(() => expect(readUnsentChanges()).toEqual([]));
  expect(shown()).toMatchObject([{ status: 'packed', version: 4 }]);
});

it('is taken back by the version that it made', () => {
  changeStatus([parcel], 'packed');
  undoChange();
  expect(readUnsentChanges().at(-1)).toEqual({
    parcels: [1],
    status: 'waiting',
    expectedVersion: [4],
  });
  expect(shown()).toMatchObject([{ status: 'waiting', version: 5 }]);
});

it('leaves out what says STOP, unless that is confirmed', () => {
  const stopped = { ...parcel, status: 'packed', stop: 'Refunded' } as const;
  changeStatus([stopped], 'posted');
  expect(readUnsentChanges()).toEqual([]);
  expect($boardNotice.get().message).toBe('Dorothy Quay says STOP and was left out.');
  changeStatus([stopped], 'posted', { confirmStop: true });
  expect(readUnsentChanges()).toMatchObject([{ status: 'posted', confirmStop: true }]);
});
