// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { send, type SendResult } from '#browser/send.ts';
import { shopkeeperWeeks } from '#contract/shopkeeper-weeks.ts';
import {
  $access,
  askForLink,
  checkAccess,
  sendAsShopkeeper,
  signInByLink,
  signOut,
  startAccess,
} from '#features/shopkeeper/sign-in/access.ts';
import {
  readUnsentAvailability,
  storeUnsentAvailability,
} from '#features/shopkeeper/availability/unsent-availability.ts';

vi.mock('#browser/send.ts');

const TOKEN = 'a'.repeat(43);
const devices = [
  {
    id: 'one',
    device: 'Chrome on Linux',
    signedInAt: '2026-11-25T10:00:00.000Z',
    seenAt: '2026-11-25T10:00:00.000Z',
    isThisDevice: true,
  },
];

const ok = (response: unknown): SendResult<unknown> => ({ kind: 'ok', response });
const status = (code: number, message?: string): SendResult<unknown> => ({
  kind: 'http-error',
  status: code,
  body: message === undefined ? null : { error: '', message, code: '', assurance: '' },
});

/** Answers calls in turn. */
function answer(...results: SendResult<unknown>[]): void {
  for (const result of results) vi.mocked(send).mockResolvedValueOnce(result);
}

beforeEach(() => {
  vi.mocked(send).mockReset().mockResolvedValue({ kind: 'network-error' });
  storeUnsentAvailability(null);
  $access.set({ state: 'checking' });
});

describe('a device that opens the page', () => {
  it.each([
    ['is signed in', ok({ sessions: devices }), { state: 'signed-in', devices }],
    ['is asked to sign in', status(401), { state: 'signed-out', message: '' }],
    [
      'is told why, when the server fails',
      status(503, 'Busy.'),
      { state: 'unreachable', message: 'Busy.' },
    ],
    ['is told that there is no connection', { kind: 'network-error' }, { state: 'unreachable' }],
  ] as const)('%s', async (_, result, access) => {
    answer(result);
    await checkAccess();
    expect($access.get()).toMatchObject(access);
  });

  it('with a mailed link uses it once the button is clicked; the link leaves the URL at once', async () => {
    window.history.replaceState(null, '', `/shopkeeper#${TOKEN}`);
    startAccess();
    expect($access.get()).toMatchObject({ state: 'link', token: TOKEN });
    expect(window.location.hash).toBe('');
    expect(send).not.toHaveBeenCalled();
    answer(ok({}), ok({ sessions: devices }));
    await signInByLink();
    expect(vi.mocked(send).mock.calls[0]?.[1]).toEqual({ token: TOKEN });
    expect($access.get()).toEqual({ state: 'signed-in', devices });
  });

  it('takes a link that is opened in the tab that shows the page to sign in', async () => {
    window.history.replaceState(null, '', '/shopkeeper');
    answer(status(401));
    startAccess();
    await vi.waitFor(() => expect($access.get().state).toBe('signed-out'));
    const open = (fragment: string): void => {
      window.history.replaceState(null, '', `/shopkeeper${fragment}`);
      window.dispatchEvent(new Event('hashchange'));
    };
    open('#messages');
    expect($access.get().state).toBe('signed-out');
    open(`#${TOKEN}`);
    expect($access.get()).toMatchObject({ state: 'link', token: TOKEN });
    expect(window.location.hash).toBe('');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('with something else in the address asks who is there', async () => {
    window.history.replaceState(null, '', '/shopkeeper#today');
    answer(status(401));
    startAccess();
    await vi.waitFor(() => expect($access.get().state).toBe('signed-out'));
  });
});

describe('a mailed link', () => {
  it.each([
    [
      'that is used leads back to asking for one',
      status(410, 'Used.'),
      { state: 'signed-out', message: 'Used.' },
    ],
    [
      'stays, when the server fails',
      status(503, 'Busy.'),
      { state: 'link', message: 'Busy.', isBusy: false },
    ],
  ] as const)('%s', async (_, result, access) => {
    $access.set({ state: 'link', token: TOKEN, message: '', isBusy: false });
    answer(result);
    await signInByLink();
    expect($access.get()).toMatchObject(access);
  });

  it('is mailed once, however often it is asked for meanwhile', async () => {
    $access.set({ state: 'signed-out', message: '', isBusy: false, isSent: false });
    answer(ok({}));
    await Promise.all([askForLink(), askForLink()]);
    expect(send).toHaveBeenCalledTimes(1);
    expect($access.get()).toMatchObject({ isSent: true, isBusy: false });
  });

  it('that is not mailed says why', async () => {
    $access.set({ state: 'signed-out', message: '', isBusy: false, isSent: false });
    answer(status(429, 'Too many.'));
    await askForLink();
    expect($access.get()).toMatchObject({ isSent: false, message: 'Too many.' });
  });
});

describe('signing out', () => {
  const waiting = { soldOut: [], closed: [], lastPostings: [], expectedVersion: 1 };

  beforeEach(() => {
    $access.set({ state: 'signed-in', devices });
    storeUnsentAvailability(waiting);
  });

  it.each([
    ['this device', {}, 'This device is signed out.'],
    ['all devices', { everywhere: true }, 'All devices are signed out.'],
  ] as const)('%s forgets what waits on it', async (_, which, message) => {
    answer(ok({ ended: 1 }));
    expect(await signOut(which)).toBeNull();
    expect($access.get()).toMatchObject({ state: 'signed-out', message });
    expect(readUnsentAvailability()).toBeNull();
  });

  it('another device keeps this one, and lists the others anew', async () => {
    answer(ok({ ended: 1 }), ok({ sessions: [] }));
    expect(await signOut({ session: 'two' })).toBeNull();
    expect($access.get()).toEqual({ state: 'signed-in', devices: [] });
    expect(readUnsentAvailability()).toEqual(waiting);
  });

  it('says what went wrong, and changes nothing', async () => {
    answer(status(503, 'Busy.'));
    expect(await signOut({})).toBe('Busy.');
    expect($access.get().state).toBe('signed-in');
    expect(readUnsentAvailability()).toEqual(waiting);
  });
});

it.each([
  ['is signed out by a refusal', status(401), null, 'signed-out'],
  ['stays signed in after another error', status(500), status(500), 'signed-in'],
] as const)('a device %s', async (_, result, returned, state) => {
  $access.set({ state: 'signed-in', devices });
  answer(result);
  expect(await sendAsShopkeeper(shopkeeperWeeks, {})).toEqual(returned);
  expect($access.get().state).toBe(state);
});
