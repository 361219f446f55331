// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { deliveryService } from '#data/delivery-service.ts';
import type { followAvailability } from '#features/availability/availability.ts';

const OPEN = { version: 1, soldOut: [], closed: [] };
const CLOSED = { ...OPEN, version: 2, closed: [{ from: '2026-11-30', to: '2026-12-06' }] };
const SOLD_OUT_TODAY = { ...OPEN, soldOut: [{ flavourId: 3, until: '2026-11-30' }] };
const MINUTE_MS = 60_000;
const READER = '#features/availability/read-availability.ts';

const fetched = vi.fn<typeof fetch>();
const follower = vi.fn<Parameters<typeof followAvailability>[0]>();

/** The listeners of a page, which its end removes. */
let listen: MockInstance<Document['addEventListener']>;

const answer = (body: object, status = 200) =>
  fetched.mockResolvedValueOnce(Response.json(body, { status }));

/** The first closure that the follower knows of by now, of those that are not built in. */
const closures = () =>
  follower.mock.lastCall?.[0].amend({ ...deliveryService.calendar, closures: [] }).closures;

/** Looks at the page again after some minutes. */
async function lookAgainAfter(minutes: number): Promise<void> {
  vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.dynamicImportSettled();
}

/** Opens a page whose server answers so, and follows. Returns how to ask anew. */
async function open(body: object): Promise<() => void> {
  answer(body);
  const availability = await import('#features/availability/availability.ts');
  availability.followAvailability(follower);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  await vi.dynamicImportSettled();
  return availability.refreshAvailability;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T10:00:00Z') });
  vi.stubGlobal('fetch', fetched);
  listen = vi.spyOn(document, 'addEventListener');
});

afterEach(() => {
  for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener);
  vi.resetAllMocks();
  vi.doUnmock(READER);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('follows a closure that begins, and its end, when the page is looked at again', async () => {
  await open(OPEN);
  expect(follower).not.toHaveBeenCalled();
  answer(CLOSED);
  await lookAgainAfter(6);
  await vi.waitFor(() => expect(closures()).toHaveLength(7));
  answer(OPEN);
  await lookAgainAfter(6);
  await vi.waitFor(() => expect(closures()).toEqual([]));
});

it('does not ask again within five minutes', async () => {
  await open(OPEN);
  await lookAgainAfter(4);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('reads what is sold out for the day on which the page is looked at', async () => {
  await open(SOLD_OUT_TODAY);
  await vi.waitFor(() => expect(follower.mock.lastCall?.[0].soldOut).toEqual([3]));
  answer(SOLD_OUT_TODAY);
  await lookAgainAfter(24 * 60);
  await vi.waitFor(() => expect(follower.mock.lastCall?.[0].soldOut).toEqual([]));
});

it('keeps what it knows where the server does not say', async () => {
  const refresh = await open(CLOSED);
  await vi.waitFor(() => expect(closures()).toHaveLength(7));
  answer({ error: 'Service unavailable' }, 503);
  refresh();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  await vi.dynamicImportSettled();
  expect(closures()).toHaveLength(7);
});

it('keeps the newer answer when an older request is answered after it', async () => {
  const older = Promise.withResolvers<Response>();
  const refresh = await open(OPEN);
  fetched.mockReturnValueOnce(older.promise);
  await lookAgainAfter(6);
  vi.setSystemTime(Date.now() + 1000);
  answer(CLOSED);
  refresh();
  await vi.waitFor(() => expect(closures()).toHaveLength(7));
  older.resolve(Response.json(SOLD_OUT_TODAY));
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(closures()).toHaveLength(7);
});

it('tells nobody an answer that says the same as the last one', async () => {
  await open(CLOSED);
  await vi.waitFor(() => expect(follower).toHaveBeenCalledTimes(1));
  answer(CLOSED);
  await lookAgainAfter(6);
  answer(OPEN);
  await lookAgainAfter(6);
  await vi.waitFor(() => expect(closures()).toEqual([]));
  expect(follower).toHaveBeenCalledTimes(2);
});

it('asks again at the next look when the code that reads the answer could not be loaded', async () => {
  vi.doMock(READER, () => {
    throw new Error('Offline');
  });
  await open(CLOSED);
  vi.doUnmock(READER);
  answer(CLOSED);
  await lookAgainAfter(1);
  await vi.waitFor(() => expect(closures()).toHaveLength(7));
});

it('asks past the copies that pages share after a refusal, and only then', async () => {
  const refresh = await open(OPEN);
  answer(OPEN);
  refresh();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  await vi.dynamicImportSettled();
  answer(OPEN);
  await lookAgainAfter(6);
  expect(fetched.mock.calls).toEqual([
    ['/api/availability'],
    [expect.stringMatching(/^\/api\/availability\?at=\d+$/)],
    ['/api/availability'],
  ]);
});
