// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { send, type SendResult } from '#browser/send.ts';
import { shopkeeperDay, shopkeeperParcels, type BoardParcel } from '#contract/shopkeeper-day.ts';
import { $access } from '#features/shopkeeper/access.ts';
import { $day, $lists, followList, reloadBoard } from '#features/shopkeeper/board.ts';
import { LOADING } from '#features/shopkeeper/loaded.ts';

vi.mock('#browser/send.ts');

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
