import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type SandboxDatabase } from '#sandbox/database.ts';
import { addDays, atLondonHour, isWeekend, londonTime, type Day } from '#domain/day.ts';
import { shop as facts } from '#data/shop.ts';
import { postalCalendar } from '#data/calendar.ts';
import { formatWeekday } from '#domain/day-words.ts';
import { isPostingDay } from '#domain/delivery/dispatch.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { boxOf12, boxOf6WithKeyring } from '../support/payloads.ts';
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts';
import {
  advanceClock,
  eventually,
  mailsOf,
  paymentIntentOf,
  startTestShop,
  type TestShop,
} from './test-shop.ts';

const JOB = '/.netlify/functions/morning-mail';
const MINUTE = 60_000;

const next = (from: Day, isWanted: (day: Day) => boolean): Day => {
  let day = addDays(from, 1);
  while (!isWanted(day)) day = addDays(day, 1);
  return day;
};

const today = londonTime(Date.now()).day;
const isPosting = (day: Day) => isPostingDay(day, postalCalendar);
const [monday, sunday] = [next(today, isPosting), next(addDays(today, 7), isWeekend)];

/** Moves the clock to minutes after seven in the morning of a day in London. */
const goTo = (day: Day, minutes = 0): void => {
  advanceClock(0);
  advanceClock(atLondonHour(day, 7) + minutes * MINUTE - Date.now());
};

let database: SandboxDatabase;
let line: FaultProxy;
let shops: TestShop[] = [];

/** Starts another server on the same database, through a line that may break. */
async function startShop(): Promise<TestShop> {
  const address = new URL(database.url);
  address.port = String(line.port);
  address.hostname = '127.0.0.1';
  const shop = await startTestShop({ NETLIFY_DB_URL: address.href });
  shops = [...shops, shop];
  return shop;
}

beforeAll(async () => {
  database = await startDatabase();
  line = await openFaultProxy(Number(new URL(database.url).port));
});
afterEach(async () => {
  advanceClock(0);
  line.setMode('open');
  const [shop] = shops;
  await shop?.sql('truncate orders, parcels, parcel_log, outbox, reconcile_progress');
  await Promise.all(shops.map((one) => one.stop()));
  shops = [];
});
afterAll(async () => {
  await line.close();
  await database.stop();
});

const run = async (shop: TestShop) => (await shop.post(JOB, {})).body;
const morningMails = () =>
  shops.flatMap(({ mailbox }) =>
    mailbox.mails().filter(({ subject }) => / to post|nothing to post|no post/.test(subject)),
  );
const sendAll = (shop: TestShop) => shop.post('/.netlify/functions/send-outbox', {});

/** Waits until no mail waits to be sent. */
const settle = (shop: TestShop) =>
  eventually(async () => {
    expect(
      await shop.sql('select key from outbox where sent_at is null and dead_at is null'),
    ).toEqual([]);
  });

describe('the morning mail', () => {
  it('is sent once at seven, though two servers run at once and again all day', async () => {
    const [one, two] = [await startShop(), await startShop()];
    goTo(monday, -1);
    expect([await run(one), await run(two)]).toEqual([{ queued: null }, { queued: null }]);
    goTo(monday);
    const reports = await Promise.all([run(one), run(two), run(one), run(two)]);
    expect(reports.filter(({ queued }) => queued === monday)).toHaveLength(1);
    await settle(one);
    for (const minutes of [15, 300, 900]) {
      goTo(monday, minutes);
      await Promise.all([run(one), run(two), sendAll(one), sendAll(two)]);
    }
    await settle(one);
    expect(morningMails()).toHaveLength(1);
    const [mail] = morningMails();
    expect(mail?.to).toEqual([facts.mail.inbox]);
    expect(mail?.subject).toContain(`${formatWeekday(monday)}: nothing to post`);
    expect(await one.sql('select key from outbox')).toEqual([{ key: `morning/${monday}` }]);
  });

  it('is sent once by the server after the one that died before sending it', async () => {
    const dying = await startShop();
    dying.mailbox.setMode('refuse');
    goTo(monday);
    await run(dying);
    await eventually(async () => {
      const rows = await dying.sql('select attempts, leased_until from outbox');
      expect(rows).toEqual([{ attempts: 1, leased_until: null }]);
    });
    // It dies once more with the mail in its hands, before any byte of it is sent.
    await dying.sql(
      'update outbox set attempts = attempts + 1, leased_until = to_timestamp($1 / 1000.0)',
      [atLondonHour(monday, 7) + 30 * MINUTE],
    );
    const next = await startShop();
    goTo(monday, 15);
    await run(next);
    await sendAll(next);
    expect(morningMails()).toEqual([]);
    goTo(monday, 45);
    await run(next);
    await sendAll(next);
    await settle(next);
    expect(morningMails()).toHaveLength(1);
    expect(morningMails()[0]?.subject).not.toContain('repeat');
  });

  it('is late, not missing, while the database is away at seven', async () => {
    expectConsoleErrors();
    const shop = await startShop();
    line.setMode('cut');
    for (const minutes of [0, 15]) {
      goTo(monday, minutes);
      expect((await shop.post(JOB, {})).status).toBe(503);
    }
    line.setMode('open');
    goTo(monday, 140);
    await eventually(async () => expect(await run(shop)).toEqual({ queued: monday }));
    await settle(shop);
    expect(morningMails()).toHaveLength(1);
  });

  it('tells what is stuck on a day without post, once, and otherwise nothing', async () => {
    const shop = await startShop();
    goTo(sunday);
    await shop.post('/.netlify/functions/reconcile-orders', {});
    expect(await run(shop)).toEqual({ queued: null });
    await shop.sql(
      `insert into outbox (key, kind, payload, created_at, next_attempt_at)
       values ('contact/1', 'contact', '{}', to_timestamp($1 / 1000.0), now() + interval '1 year')`,
      [atLondonHour(sunday, 7)],
    );
    goTo(sunday, 59);
    expect(await run(shop)).toEqual({ queued: null });
    goTo(sunday, 61);
    await shop.post('/.netlify/functions/reconcile-orders', {});
    expect([await run(shop), await run(shop)]).toEqual([{ queued: sunday }, { queued: null }]);
    const mail = await eventually(() => {
      const [found] = morningMails();
      if (!found) throw new Error('No mail so far');
      return found;
    });
    expect(mail.subject).toBe(`Please check: ${formatWeekday(sunday)}: no post`);
    expect(mail.text).toContain('1 mail could not be sent yet');
    expect(mail.text).not.toContain('Nothing is stuck');
  });

  it('tells of payments that were not compared for two hours', async () => {
    const shop = await startShop();
    goTo(sunday);
    await shop.post('/.netlify/functions/reconcile-orders', {});
    goTo(sunday, 119);
    expect(await run(shop)).toEqual({ queued: null });
    goTo(sunday, 121);
    expect(await run(shop)).toEqual({ queued: sunday });
    await settle(shop);
    expect(morningMails()[0]?.text).toContain('Payments were last compared');
  });

  it('says what leaves, what to make up for it, and what went back', async () => {
    const shop = await startShop();
    const sessions = [
      await shop.buy(boxOf12),
      await shop.buy(boxOf6WithKeyring),
      await shop.buy(boxOf12),
    ];
    for (const session of sessions) await mailsOf(shop, session);
    const [plain, gift, refunded] = sessions.map(({ id }) => id);
    await shop.sql('update parcels set post_on = $1', [monday]);
    await shop.sql('update parcels set post_on = $1 where session_id = $2', [
      addDays(monday, -3),
      plain,
    ]);
    const [, , back] = sessions;
    if (!back) throw new Error('No payment');
    goTo(addDays(monday, 0), -30);
    await shop.stripe.refunds.create({ payment_intent: paymentIntentOf(back) });
    await eventually(async () => {
      const [row] = await shop.sql('select money_back_at from orders where session_id = $1', [
        refunded,
      ]);
      expect(row?.['money_back_at']).toBeInstanceOf(Date);
    });
    await settle(shop);
    goTo(monday);
    await shop.post('/.netlify/functions/reconcile-orders', {});
    await run(shop);
    const mail = await eventually(() => {
      const [found] = morningMails();
      if (!found) throw new Error('No mail so far');
      return found;
    });
    expect(mail.subject).toBe(`${formatWeekday(monday)}: 1 to post, 1 overdue, 1 STOP`);
    const [row] = await shop.sql('select order_number from orders where session_id = $1', [gift]);
    for (const words of [
      `BHF-${String(row?.['order_number'])}`,
      'STOP: 1 PARCEL',
      ': refunded',
      'OVERDUE: 1 PARCEL',
      'Keyrings: ',
      'Lids: ',
      'TO CUT',
      '/shopkeeper',
      'Nothing is stuck',
    ]) {
      expect(mail.text).toContain(words);
    }
    // Twelve of the overdue box and six of the gift; nothing of what went back.
    const pieces = [...mail.text.matchAll(/: (\d+) pieces/g)].map(([, count]) => Number(count));
    expect(pieces.reduce((sum, count) => sum + count, 0)).toBe(18);
  });
});
