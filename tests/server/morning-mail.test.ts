import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase, type SandboxDatabase } from '#sandbox/database.ts';
import { addDays, atLondonHour, londonTime, type Day } from '#domain/day.ts';
import { shop as facts } from '#data/shop.ts';
import { postalCalendar } from '#data/calendar.ts';
import { formatWeekday } from '#domain/day-words.ts';
import { isOrdinaryPostingDay, isPostingDay } from '#domain/delivery/dispatch.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { boxOf12, boxOf6WithKeyring } from '../support/payloads.ts';
import morningMail from '#netlify/functions/morning-mail.ts';
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts';
import {
  advanceClock,
  eventually,
  mailsOf,
  paymentIntentOf,
  readJsonResponse,
  startTestShop,
  type JsonResponse,
  type TestShop,
} from '../support/test-shop.ts';

const JOB = '/.netlify/functions/morning-mail';
const MINUTE = 60_000;

const today = londonTime(Date.now()).day;
const days = Array.from({ length: 200 }, (_, index) => addDays(today, index + 1));
const isPosting = (day: Day) => isPostingDay(day, postalCalendar);
const isOrdinary = (day: Day) => isOrdinaryPostingDay(day, postalCalendar);

/** Days to come on which ordinary orders leave, only requested ones, or none; each test takes one of its own. */
const postingDays = days.filter(isOrdinary);
const requestedDays = days.filter((day) => isPosting(day) && !isOrdinary(day));
const freeDays = days.filter((day) => !isPosting(day));
const nextOf = (list: Day[]): Day => {
  const day = list.shift();
  if (!day) throw new Error('No day is left');
  return day;
};

/** Moves the clock to minutes after seven in the morning of a day in London. */
const goTo = (day: Day, minutes = 0): void => {
  advanceClock(0);
  advanceClock(atLondonHour(day, 7) + minutes * MINUTE - Date.now());
};

let database: SandboxDatabase;
let line: FaultProxy;
let shop: TestShop;

beforeAll(async () => {
  database = await startDatabase();
  line = await openFaultProxy(Number(new URL(database.url).port));
  const address = new URL(database.url);
  address.port = String(line.port);
  address.hostname = '127.0.0.1';
  shop = await startTestShop({ NETLIFY_DB_URL: address.href, MAIL_DEDUPES: 'false' });
});
afterEach(async () => {
  advanceClock(0);
  shop.mailbox.setMode('ok');
  await shop.sql('truncate orders, parcels, parcel_log, outbox, reconcile_progress');
});
afterAll(async () => {
  await shop.stop();
  await line.close();
  await database.stop();
});

/** Calls the function as the platform's schedule does: a call through the sandbox would ignore hour and calendar. */
async function callSchedule(): Promise<JsonResponse> {
  const request = new Request(shop.url + JOB, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ next_run: new Date().toISOString() }),
  });
  const later: Promise<unknown>[] = [];
  const platform = {
    ip: '127.0.0.1',
    requestId: 'schedule',
    waitUntil: (work: Promise<unknown>) => void later.push(work),
  };
  const answer = await readJsonResponse(await morningMail(request, platform));
  await Promise.all(later);
  return answer;
}
const run = async () => (await callSchedule()).body;
const sendAll = () => shop.post('/.netlify/functions/send-outbox', {});
const reconcile = () => shop.post('/.netlify/functions/reconcile-orders', {});
const morningMails = (day: Day) =>
  shop.mailbox.mails().filter(({ subject }) => subject.includes(`${formatWeekday(day)}: `));

/** Waits until no mail waits to be sent. */
const settle = () =>
  eventually(async () => {
    expect(
      await shop.sql('select key from outbox where sent_at is null and dead_at is null'),
    ).toEqual([]);
  });

describe('the morning mail', () => {
  it('is sent once at seven, though runs overlap and come again all day', async () => {
    const day = nextOf(postingDays);
    goTo(day, -1);
    expect(await run()).toEqual({ queued: null });
    goTo(day);
    const reports = await Promise.all(Array.from({ length: 6 }, run));
    expect(reports.filter(({ queued }) => queued === day)).toHaveLength(1);
    await settle();
    for (const minutes of [15, 300, 900]) {
      goTo(day, minutes);
      await Promise.all([run(), run(), sendAll(), sendAll()]);
    }
    await settle();
    const mails = morningMails(day);
    expect(mails.map(({ to }) => to)).toEqual([[facts.mail.inbox]]);
    expect(mails[0]?.subject).toContain(`${formatWeekday(day)}: nothing to post`);
    expect(await shop.sql('select key from outbox')).toEqual([{ key: `morning/${day}` }]);
  });

  it('is sent once by the server after the one that dies with it in its hands', async () => {
    const day = nextOf(postingDays);
    shop.mailbox.setMode('refuse');
    goTo(day);
    await run();
    await eventually(async () => {
      const rows = await shop.sql('select attempts, leased_until from outbox');
      expect(rows).toEqual([{ attempts: 1, leased_until: null }]);
    });
    // A sender claims it and dies before any byte of it is sent.
    await shop.sql(
      'update outbox set attempts = attempts + 1, leased_until = to_timestamp($1 / 1000.0)',
      [atLondonHour(day, 7) + 30 * MINUTE],
    );
    shop.mailbox.setMode('ok');
    goTo(day, 15);
    await Promise.all([run(), sendAll()]);
    expect(morningMails(day)).toEqual([]);
    goTo(day, 45);
    await Promise.all([run(), sendAll(), sendAll()]);
    await settle();
    expect(morningMails(day)).toHaveLength(1);
    expect(morningMails(day)[0]?.subject).not.toContain('repeat');
  });

  it('is late, not missing, while the database is away at seven', async () => {
    expectConsoleErrors();
    const day = nextOf(postingDays);
    line.setMode('cut');
    for (const minutes of [0, 15]) {
      goTo(day, minutes);
      expect((await callSchedule()).status).toBe(503);
    }
    line.setMode('open');
    goTo(day, 140);
    await eventually(async () => expect(await run()).toEqual({ queued: day }));
    await settle();
    expect(morningMails(day)).toHaveLength(1);
  });

  it('tells what is stuck on a day without post, once, and otherwise nothing', async () => {
    const day = nextOf(freeDays);
    goTo(day);
    await reconcile();
    expect(await run()).toEqual({ queued: null });
    await shop.sql(
      `insert into outbox (key, kind, payload, created_at, next_attempt_at)
       values ('contact/1', 'contact', '{}', to_timestamp($1 / 1000.0), now() + interval '1 year')`,
      [atLondonHour(day, 7)],
    );
    goTo(day, 61);
    await reconcile();
    expect(await run()).toEqual({ queued: null });
    await shop.sql(
      `insert into outbox (key, kind, payload, created_at, next_attempt_at, sent_at)
       values ('dead-letter/1', 'dead-letter', '{}', to_timestamp($1 / 1000.0), now(), now())`,
      [atLondonHour(day, 7)],
    );
    expect([await run(), await run()]).toEqual([{ queued: day }, { queued: null }]);
    const mail = await eventually(() => {
      const [found] = morningMails(day);
      if (!found) throw new Error('No mail so far');
      return found;
    });
    expect(mail.subject).toBe(`Please check: ${formatWeekday(day)}: no post`);
    expect(mail.text).toContain('1 mail could not be sent yet');
    expect(mail.text).not.toContain('Nothing is stuck');
    expect(mail.text).toContain(
      `The next post leaves on ${formatWeekday(days.filter(isOrdinary).find((one) => one > day) ?? day)}`,
    );
  });

  it('tells of payments that were not compared for two hours', async () => {
    const day = nextOf(freeDays);
    goTo(day);
    await reconcile();
    goTo(day, 119);
    expect(await run()).toEqual({ queued: null });
    goTo(day, 121);
    expect(await run()).toEqual({ queued: day });
    await settle();
    expect(morningMails(day)[0]?.text).toContain('Payments are not compared: ');
  });

  it('tells for 30 days of a payment that has no order', async () => {
    const day = nextOf(freeDays);
    const alert = (id: string, daysAgo: number) =>
      shop.sql(
        `insert into outbox (key, kind, payload, created_at, next_attempt_at, sent_at)
         values ('payment-alert/unrecorded/' || $1, 'payment-alert', '{}',
           to_timestamp($2 / 1000.0) - $3 * interval '1 day', now(), now())`,
        [id, atLondonHour(day, 7), daysAgo],
      );
    goTo(day);
    await reconcile();
    await alert('cs_old', 31);
    expect(await run()).toEqual({ queued: null });
    await alert('cs_broken', 29);
    expect(await run()).toEqual({ queued: day });
    await settle();
    const [mail] = morningMails(day);
    expect(mail?.subject).toBe(`Please check: ${formatWeekday(day)}: no post`);
    expect(mail?.text).toContain('One payment has no order');
    expect(mail?.text).not.toContain('every payment has its order');
  });

  it('says what leaves, what to make up for it, and what went back', async () => {
    const day = nextOf(postingDays);
    const sessions = [
      await shop.buy(boxOf12),
      await shop.buy(boxOf6WithKeyring),
      await shop.buy(boxOf12),
    ];
    for (const session of sessions) await mailsOf(shop, session);
    const [plain, gift, refunded] = sessions.map(({ id }) => id);
    await shop.sql('update parcels set post_on = $1', [day]);
    await shop.sql('update parcels set post_on = $1 where session_id = $2', [
      addDays(day, -3),
      plain,
    ]);
    const [, , back] = sessions;
    if (!back) throw new Error('No payment');
    goTo(day, -30);
    await shop.stripe.refunds.create({ payment_intent: paymentIntentOf(back) });
    await eventually(async () => {
      const [row] = await shop.sql('select money_back_at from orders where session_id = $1', [
        refunded,
      ]);
      expect(row?.['money_back_at']).toBeInstanceOf(Date);
    });
    await settle();
    goTo(day);
    await reconcile();
    await run();
    const mail = await eventually(() => {
      const [found] = morningMails(day);
      if (!found) throw new Error('No mail so far');
      return found;
    });
    expect(mail.subject).toBe(`${formatWeekday(day)}: 1 to post, 1 overdue, 1 STOP`);
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

  it('comes on a day between the ordinary ones only when a parcel is due', async () => {
    const day = nextOf(requestedDays);
    await mailsOf(shop, await shop.buy(boxOf12));
    goTo(day);
    await reconcile();
    await settle();
    await shop.sql('update parcels set post_on = $1', [addDays(day, 1)]);
    expect(await run()).toEqual({ queued: null });
    await shop.sql('update parcels set post_on = $1', [day]);
    expect([await run(), await run()]).toEqual([{ queued: day }, { queued: null }]);
    await settle();
    expect(morningMails(day)[0]?.subject).toMatch(/: \d to post/);
  });
});
