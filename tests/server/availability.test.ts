import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { assortmentFlavours } from '#domain/bulk/bulk-flavours.ts';
import { bulkTotal } from '#domain/bulk/bulk.ts';
import { penceToPounds } from '#domain/money.ts';
import { addDays, londonTime } from '#domain/day.ts';
import { formatDayRange } from '#domain/day-words.ts';
import { amendCalendar } from '#domain/delivery/availability.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { deliveryService } from '#data/delivery-service.ts';
import { ServiceError } from '#domain/service-error.ts';
import { readOffer } from '#netlify/availability/offer.ts';
import { inMemoryLog } from '../support/in-memory/log.ts';
import { boxOf12 } from '../support/payloads.ts';
import { signIn } from '../support/shopkeeper-sign-in.ts';
import { mailsOf, startTestShop, type TestShop } from '../support/test-shop.ts';

const PATH = '/api/availability';
const flavourId = boxOf12.flavours[0]?.flavourId ?? 0;
const name = catalogue.flavours.find(({ id }) => id === flavourId)?.name ?? '';

let shop: TestShop;
let headers: { Cookie: string };
beforeAll(async () => {
  shop = await startTestShop();
  headers = { Cookie: await signIn(shop) };
});
afterAll(() => shop.stop());
beforeEach(() =>
  shop.sql(
    `update availability set version = 0, sold_out = '[]', closed = '[]', last_postings = '[]'`,
  ),
);

const nothing = { soldOut: [], closed: [] };
const change = (contents: object, expectedVersion = 0) =>
  shop.post(PATH, { ...nothing, ...contents, expectedVersion }, headers);

describe('the availability', () => {
  it('is public, for a minute the same at the edge, and holds nothing but itself', async () => {
    const answer = await shop.get(PATH);
    expect(answer.body).toEqual({ version: 0, soldOut: [], closed: [] });
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=30');
    expect(answer.headers.get('Netlify-CDN-Cache-Control')).toBe('public, max-age=60');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('is changed by the shopkeeper alone', async () => {
    const body = { soldOut: [{ flavourId }], closed: [], expectedVersion: 0 };
    expect((await shop.post(PATH, body)).status).toBe(401);
    const changed = await shop.post(PATH, body, headers);
    const now = { version: 1, soldOut: [{ flavourId }], closed: [] };
    expect([changed.status, changed.body]).toEqual([200, now]);
    expect((await shop.get(PATH)).body).toEqual(now);
  });

  it('is changed by one of two tablets that change it at once; the other sees what it is now', async () => {
    const both = await Promise.all([
      change({ soldOut: [{ flavourId }] }),
      change({ soldOut: [{ flavourId: 1 }, { flavourId: 2 }] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [won, lost] = both.toSorted((a, b) => a.status - b.status);
    expect(lost?.body).toMatchObject({ code: 'version-conflict', now: won?.body });
  });

  it('keeps no ends and closures of the past, and refuses what makes no sense', async () => {
    const today = londonTime(Date.now()).day;
    const over = { from: addDays(today, -3), to: addDays(today, -1) };
    expect((await change({ closed: [over] })).body).toEqual({ version: 1, ...nothing });
    const wrong = await change({ soldOut: [{ flavourId: 999 }] }, 1);
    expect([wrong.status, wrong.body['code']]).toEqual([400, 'unknown-flavour']);
  });

  it('of a version that is too large for one is refused as wrong', async () => {
    expect((await change({}, 2 ** 31)).status).toBe(400);
  });

  it('is logged with what it replaces', async () => {
    await change({ soldOut: [{ flavourId }] });
    const [row] = await shop.sql(
      `select session_id, details from shopkeeper_log where action = 'availability-changed'
       order by id desc limit 1`,
    );
    expect(row).toMatchObject({
      session_id: headers.Cookie.slice('__Host-shopkeeper='.length).split('.')[0],
      details: { version: 0, soldOut: [], newSoldOut: [{ flavourId }] },
    });
  });
});

describe('last posting dates', () => {
  const event = addDays(londonTime(Date.now()).day, 100);
  const early = { shippingId: 1, lastDay: addDays(event, -20), event };

  it('are told once they are written, and stay when a change leaves them out', async () => {
    const written = await change({ lastPostings: [early] });
    expect(written.body).toEqual({ version: 1, ...nothing, lastPostings: [early] });
    const closed = [{ from: addDays(event, -40), to: addDays(event, -39) }];
    expect((await change({ closed }, 1)).body).toMatchObject({ closed, lastPostings: [early] });
    expect((await shop.get(PATH)).body).toMatchObject({ lastPostings: [early] });
    expect((await change({ lastPostings: [] }, 2)).body).toEqual({ version: 3, ...nothing });
    const late = await change({ lastPostings: [{ ...early, lastDay: event }] }, 3);
    expect([late.status, late.body['code']]).toEqual([400, 'posting-unlikely']);
  });
});

describe('a flavour that is sold out', () => {
  it('between choosing and paying stops the payment by its name', async () => {
    await change({ soldOut: [{ flavourId }] });
    const refused = await shop.post('/api/create-checkout-session', boxOf12);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        error: 'Sold out',
        message: `${name} is sold out at the moment. Please choose another flavour in its place.`,
        code: 'sold-out',
        soldOut: [name],
      },
    ]);
    await change({}, 1);
    expect((await shop.post('/api/create-checkout-session', boxOf12)).status).toBe(200);
  });

  it('is left out of the assortment of slices, which is refused once all of it is sold out', async () => {
    const sliceAssortment = {
      cartItems: [{ name: 'Fudge slices', price: 1, quantity: 120 }],
      totalAmount: penceToPounds(bulkTotal(120)),
      metadata: {
        orderType: 'bulk',
        sliceQuantity: 120,
        pricePerSlice: 1,
        flavorOption: 'assortment',
      },
    };
    const [one, ...others] = assortmentFlavours(catalogue);
    await change({ soldOut: others.map(({ id }) => ({ flavourId: id })) });
    expect((await shop.post('/api/create-checkout-session', sliceAssortment)).status).toBe(200);
    const eight = [one, ...others].flatMap((flavour) => flavour ?? []);
    await change({ soldOut: eight.map(({ id }) => ({ flavourId: id })) }, 1);
    const refused = await shop.post('/api/create-checkout-session', sliceAssortment);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'sold-out', soldOut: eight.map((flavour) => flavour.name) },
    ]);
  });

  it('is sold again the day after its end', async () => {
    const yesterday = addDays(londonTime(Date.now()).day, -1);
    await shop.sql('update availability set version = 7, sold_out = $1', [
      JSON.stringify([{ flavourId, until: yesterday }]),
    ]);
    expect((await shop.post('/api/create-checkout-session', boxOf12)).status).toBe(200);
  });
});

it('a row of which a part cannot be read stops no checkout, and the rest of it counts', async () => {
  await shop.sql('update availability set version = 7, sold_out = $1, closed = $2', [
    JSON.stringify([{ flavourId: 'all' }, { flavourId }]),
    JSON.stringify([{ from: 'tomorrow' }]),
  ]);
  expect((await shop.post('/api/create-checkout-session', boxOf12)).body['code']).toBe('sold-out');
  expect((await shop.get(PATH)).body).toEqual({ version: 7, soldOut: [{ flavourId }], closed: [] });
});

it('closed days move the promise on the payment page and in the mail', async () => {
  const now = Date.now();
  const today = londonTime(now).day;
  const closed = [{ from: today, to: addDays(today, 8) }];
  const paper = deliveryService.options.find(({ id }) => id === boxOf12.shipping.shippingId);
  if (!paper) throw new Error('No such delivery');
  const { first, last } = estimateArrival(
    now,
    paper,
    amendCalendar(deliveryService.calendar, { closed, lastPostings: [] }),
  );
  await change({ closed });
  const session = await shop.buy(boxOf12);
  const page = await shop.stripe.checkout.sessions.retrieve(session.id);
  const days = formatDayRange(first, last);
  expect(JSON.stringify(page.custom_text)).toContain(days);
  expect((await mailsOf(shop, session)).confirmation.text).toContain(days);
});

it('a closure tells how many parcels are to leave on its days, without those that were paid back', async () => {
  const sessions = [await shop.buy(boxOf12), await shop.buy(boxOf12), await shop.buy(boxOf12)];
  for (const session of sessions) await mailsOf(shop, session);
  const [first, second, refunded] = sessions.map(({ id }) => id);
  const from = addDays(londonTime(Date.now()).day, 30);
  const plan = (session: string | undefined, day: string) =>
    shop.sql('update parcels set post_on = $1 where session_id = $2', [day, session]);
  await plan(first, from);
  await plan(second, addDays(from, 5));
  await plan(refunded, addDays(from, 5));
  await shop.sql('update orders set refunded_pence = total_pence where session_id = $1', [
    refunded,
  ]);
  const noticeOf = async (to: number, version: number) =>
    (await change({ closed: [{ from, to: addDays(from, to) }] }, version)).body['notice'];
  expect(await noticeOf(4, 0)).toBe(
    'Saved. 1 parcel is to leave while you are closed: find it under “Coming”, and post it before, or write to the customer.',
  );
  expect(await noticeOf(5, 1)).toMatch(
    /^Saved\. 2 parcels are to leave .* write to the customers\.$/,
  );
  expect((await change({}, 2)).body).toEqual({ version: 3, ...nothing });
});

describe('beside a database', () => {
  const built = { catalogue, calendar: deliveryService.calendar };
  const log = inMemoryLog();

  it.each([
    ['does not answer', new ServiceError('database', 'timeout', undefined)],
    ['has no such column', new Error('column "closed" does not exist')],
  ])('that %s the shop sells as built, and says so in the log', async (_what, error) => {
    log.events.length = 0;
    expect(await readOffer(built, { read: () => Promise.reject(error) }, Date.now(), log)).toBe(
      built,
    );
    expect(log.events).toEqual(['offer-as-built']);
  });

  it.each([
    ['wakes within two seconds is waited for', 2_000, true],
    ['sleeps for five seconds is not, and the shop sells as built', 5_000, false],
  ])('a database that %s', async (_what, wakesAfter, isWaitedFor) => {
    vi.useFakeTimers();
    const soldOut = { ...nothing, version: 1, soldOut: [{ flavourId }], lastPostings: [] };
    const read = () =>
      new Promise<typeof soldOut>((resolve) => {
        setTimeout(() => resolve(soldOut), wakesAfter);
      });
    const offer = readOffer(built, { read }, Date.now(), log);
    await vi.advanceTimersByTimeAsync(wakesAfter);
    vi.useRealTimers();
    expect((await offer).catalogue !== built.catalogue).toBe(isWaitedFor);
  });
});
