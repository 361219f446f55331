// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { send, type SendResult } from '#browser/send.ts';
import { shopkeeperDay, shopkeeperParcels, type BoardParcel } from '#contract/shopkeeper-day.ts';
import { $access } from '#features/shopkeeper/sign-in/access.ts';
import {
  $day,
  $lists,
  $openListState,
  followList,
  reloadBoard,
} from '#features/shopkeeper/board/board.ts';
import { LOADING } from '#features/shopkeeper/loaded.ts';

vi.mock('#browser/send.ts');

const busy: SendResult<never> = {
  kind: 'http-error',
  status: 503,
  body: { error: 'Busy', message: 'Our shop is busy.', code: 'database-away', assurance: '' },
};
const signedOut: SendResult<never> = { kind: 'http-error', status: 401, body: null };
const parcel = { id: 1, version: 1, postOn: '2026-11-25', status: 'waiting' };
const today = {
  on: '2026-11-25',
  counts: { due: 3, overdue: 0, coming: 0 },
  cutting: [],
  parcels: [parcel],
  overdue: [],
};

beforeEach(() => {
  vi.mocked(send).mockReset().mockResolvedValue(signedOut);
  $access.set({ state: 'signed-in', devices: [] });
  $day.set(LOADING);
  $lists.set({});
});

it('asks to sign in when the list that is opened is refused', async () => {
  const unfollow = followList('coming');
  await vi.waitFor(() => expect($access.get().state).toBe('signed-out'));
  expect($lists.get()).toEqual({});
  unfollow();
});

it('says why the list that is opened cannot be read, until it is read or another one is opened', async () => {
  const failed = { state: 'failed', message: 'Our shop is busy.' };
  vi.mocked(send).mockResolvedValue(busy);
  const unfollow = followList('coming');
  await vi.waitFor(() => expect($openListState.get()).toEqual(failed));
  vi.mocked(send).mockResolvedValue({ kind: 'ok', response: { ...today, hasMore: false } });
  await reloadBoard();
  expect($lists.get().coming?.parcels).toEqual([parcel]);
  unfollow();
  followList('posted')();
  expect($openListState.get()).toEqual(LOADING);
});

it('keeps the shown list when its further parcels cannot be read', async () => {
  const due = { parcels: [1, 2].map((id) => ({ ...parcel, id }) as BoardParcel), hasMore: true };
  $lists.set({ due });
  vi.mocked(send).mockImplementation((endpoint) =>
    Promise.resolve(endpoint.path === shopkeeperDay.path ? { kind: 'ok', response: today } : busy),
  );
  await reloadBoard();
  expect(vi.mocked(send).mock.lastCall?.[0]).toBe(shopkeeperParcels);
  expect($lists.get().due).toEqual(due);
});

it('shows nothing of a day whose further parcels are refused', async () => {
  const shown = [1, 2].map((id) => ({ ...parcel, id }) as BoardParcel);
  $lists.set({ due: { parcels: shown, hasMore: true } });
  vi.mocked(send).mockImplementation((endpoint) =>
    Promise.resolve(
      endpoint.path === shopkeeperDay.path ? { kind: 'ok', response: today } : signedOut,
    ),
  );
  await reloadBoard();
  expect(vi.mocked(send).mock.lastCall?.[0]).toBe(shopkeeperParcels);
  expect($access.get().state).toBe('signed-out');
  expect($day.get()).toEqual(LOADING);
  expect($lists.get()).toEqual({});
});
