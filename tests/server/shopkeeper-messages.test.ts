import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markMessage, shopkeeperMessages } from '#contract/shopkeeper-messages.ts';
import { shopkeeperWaitingCounts } from '#contract/shopkeeper-waiting-counts.ts';
import { DAY_MS } from '#domain/day.ts';
import { openMessages } from '#netlify/adapters/postgres/messages.ts';
import { openWaitingCounts } from '#netlify/adapters/postgres/waiting-counts.ts';
import { contact, enquiry } from '../support/payloads.ts';
import { indexesIn, recordPlans } from '../support/test-database.ts';
import { signIn } from '../support/shopkeeper-sign-in.ts';
import { advanceClock, eventually, startTestShop, type TestShop } from '../support/test-shop.ts';

const SEND = '/api/send-email';
const MESSAGES = '/api/shopkeeper-messages';

let shop: TestShop;
let headers: { Cookie: string };
beforeAll(async () => {
  shop = await startTestShop();
  headers = { Cookie: await signIn(shop) };
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.sql('truncate messages, outbox');
});
afterEach(() => advanceClock(0));

const read = async (query = '') =>
  v.parse(shopkeeperMessages.response, (await shop.get(MESSAGES + query, headers)).body);
const firstMessage = async () => {
  const [first] = (await read()).entries;
  if (!first) throw new Error('There is no message');
  return first;
};
const mark = (id: number, status: string, expectedVersion: number) =>
  shop.post(MESSAGES, { id, status, expectedVersion }, headers);
const recorder = () => recordPlans({ query: (text, values) => shop.sql(text, [...values]) });
const runSchedule = () => shop.post('/.netlify/functions/purge-data', {});

it('messages are the shopkeeper’s alone', async () => {
  await shop.post(SEND, contact);
  const answers = [
    await shop.get(MESSAGES),
    await shop.post(MESSAGES, { id: 1, status: 'answered', expectedVersion: 1 }),
    await shop.get(MESSAGES, { Cookie: `__Host-shopkeeper=${'x'.repeat(16)}.${'x'.repeat(43)}` }),
  ];
  for (const { status, body } of answers) {
    expect([status, Object.keys(body)]).toEqual([401, ['error', 'message', 'code']]);
  }
  const foreign = { ...headers, Origin: 'https://evil.example' };
  const { id } = await firstMessage();
  const body = { id, status: 'answered', expectedVersion: 1 };
  expect((await shop.post(MESSAGES, body, foreign)).status).toBe(403);
  expect(await firstMessage()).toMatchObject({ status: 'new', version: 1 });
});

describe('the list', () => {
  it('holds messages and enquiries, the newest first, as they were written', async () => {
    const message = '<img src=x onerror=alert(1)> 200 slices';
    await shop.post(SEND, contact);
    await shop.post(SEND, { ...enquiry, message });
    const { entries, next } = await read();
    expect(next).toBeNull();
    expect(entries).toMatchObject([
      {
        status: 'new',
        name: 'Grace Pier',
        about: 'Wedding enquiry',
        eventOn: '2027-06-12',
        phone: '',
        message,
      },
      { name: 'Ada Brown', about: 'Order Question', eventOn: null, message: contact.message },
    ]);
  });

  it('holds a message that was sent twice once, and its mail still goes out', async () => {
    await Promise.all([shop.post(SEND, contact), shop.post(SEND, contact)]);
    expect((await read()).entries).toHaveLength(1);
    await eventually(async () => {
      const rows = await shop.sql('select sent_at is not null as sent from outbox');
      expect(rows).toEqual([{ sent: true }]);
    });
    expect((await firstMessage()).message).toBe(contact.message);
  });

  it('begins with all new ones, however old; answered ones come twenty at a time', async () => {
    await shop.sql(
      `insert into messages (kind, name, email, phone, about, message, received_at, status)
       select 'contact', 'Person ' || n, n || '@quay.example', '', 'Feedback', 'Hello', now(),
         case when n <= 25 then 'new' else 'answered' end
       from generate_series(1, 70) as n`,
    );
    const first = await read();
    const second = await read(`?before=${first.next}`);
    const third = await read(`?before=${second.next}`);
    const names = [first, second, third].map(({ entries }) => entries.map(({ name }) => name));
    expect(names.map(({ length }) => length)).toEqual([45, 20, 5]);
    expect(new Set(names.flat()).size).toBe(70);
    expect([names[0]?.[0], names[0]?.[24], names[0]?.[25]]).toEqual([
      'Person 25',
      'Person 1',
      'Person 70',
    ]);
    expect([names[2]?.at(-1), third.next]).toEqual(['Person 26', null]);
  });

  it.each(['?before=0', '?before=-1', '?before=1e9', "?before=1'--", '?before='])(
    'refuses %s',
    async (query) => {
      expect((await shop.get(MESSAGES + query, headers)).status).toBe(400);
    },
  );

  it('is read by its index among ten thousand messages', async () => {
    await shop.sql(
      `insert into messages (kind, name, email, phone, about, message, received_at)
       select 'contact', 'Person', n || '@quay.example', '', 'Feedback', 'Hello', now()
       from generate_series(1, 10000) as n`,
    );
    await shop.sql('analyze messages');
    const recorded = recorder();
    await openMessages(recorded).list({ isWaiting: false, before: null, max: 21 });
    await openMessages(recorded).findByEmail('7@quay.example');
    expect(indexesIn(recorded.plans)).toEqual(['messages_by_email', 'messages_pkey']);
  });
});

describe('what waits for an answer', () => {
  const COUNTS = '/api/shopkeeper-waiting-counts';
  const count = async () =>
    v.parse(shopkeeperWaitingCounts.response, (await shop.get(COUNTS, headers)).body);

  it('is counted for the shopkeeper alone', async () => {
    await shop.sql('truncate reviews');
    await shop.post(SEND, contact);
    await shop.post(SEND, enquiry);
    await shop.sql(
      `insert into reviews (sent_as, rating, flavour_id, name, text, received_at, status)
       values ('a', 5, 1, 'Ada', 'Soft.', now(), 'waiting'), ('b', 5, 1, 'Ben', 'Good.', now(), 'confirmed')`,
    );
    expect(await count()).toEqual({ messages: 2, reviews: 1 });
    const { id } = await firstMessage();
    await mark(id, 'answered', 1);
    expect(await count()).toEqual({ messages: 1, reviews: 1 });
    expect((await shop.get(COUNTS)).status).toBe(401);
  });

  it('is counted by an index among ten thousand messages and reviews', async () => {
    await shop.sql(
      `insert into messages (kind, name, email, phone, about, message, received_at, status)
       select 'contact', 'Person', n || '@quay.example', '', 'Feedback', 'Hello', now(),
         case n % 500 when 0 then 'new' else 'answered' end
       from generate_series(1, 10000) as n`,
    );
    await shop.sql(
      `insert into reviews (sent_as, rating, flavour_id, name, text, received_at, status)
       select 'n' || n, 5, 1, 'Person', 'Soft.', now(), case n % 500 when 0 then 'waiting' else 'confirmed' end
       from generate_series(1, 10000) as n`,
    );
    await shop.sql('analyze messages, reviews');
    const recorded = recorder();
    await openWaitingCounts(recorded).read();
    expect(indexesIn(recorded.plans)).toEqual(['messages_new', 'reviews_waiting']);
    await shop.sql('truncate reviews');
  });
});

describe('a mark', () => {
  it('moves a message on and back, counts once, and is logged', async () => {
    await shop.post(SEND, contact);
    const { id } = await firstMessage();
    const [first, again] = [await mark(id, 'answered', 1), await mark(id, 'answered', 1)];
    for (const { status, body } of [first, again]) {
      expect(status).toBe(200);
      expect(v.parse(markMessage.response, body).entry).toMatchObject({
        status: 'answered',
        version: 2,
      });
    }
    expect((await mark(id, 'new', 2)).body).toMatchObject({ entry: { status: 'new', version: 3 } });
    const log = await shop.sql(
      `select action from shopkeeper_log where details = jsonb_build_object('message', $1::integer) order by id`,
      [id],
    );
    expect(log).toEqual([{ action: 'message-answered' }, { action: 'message-new' }]);
  });

  it('of an old version is told, and changes nothing', async () => {
    await shop.post(SEND, contact);
    const { id } = await firstMessage();
    await mark(id, 'answered', 1);
    await mark(id, 'new', 2);
    const late = await mark(id, 'answered', 1);
    expect([late.status, late.body['code']]).toEqual([409, 'version-conflict']);
    expect(await firstMessage()).toMatchObject({ status: 'new', version: 3 });
  });

  it('of a message that is gone gets 404', async () => {
    expect((await mark(999_999, 'answered', 1)).status).toBe(404);
  });
});

describe('messages leave', () => {
  const mailTo = (address: string, subject: string) =>
    eventually(() => {
      const found = shop.mailbox
        .mails()
        .find((mail) => mail.to.includes(address) && mail.subject.startsWith(subject));
      if (!found) throw new Error(`No mail "${subject}" to ${address} yet`);
      return found;
    });

  /** Waits for the mails of the messages: one that is under way while the clock jumps counts as timed out. */
  const mailsDelivered = () =>
    eventually(async () => {
      expect(await shop.sql('select key from outbox where sent_at is null')).toEqual([]);
    });

  it('90 days after they were answered, and after a year unanswered', async () => {
    await shop.post(SEND, contact);
    await shop.post(SEND, enquiry);
    const { entries } = await read();
    const answered = entries.find(({ email }) => email === contact.email);
    await mark(answered?.id ?? 0, 'answered', 1);
    await mailsDelivered();
    const left = async () => (await shop.sql('select name from messages')).map(({ name }) => name);
    advanceClock(89 * DAY_MS);
    await runSchedule();
    expect(await left()).toHaveLength(2);
    advanceClock(91 * DAY_MS);
    await runSchedule();
    expect(await left()).toEqual(['Grace Pier']);
    advanceClock(366 * DAY_MS);
    await runSchedule();
    expect(await left()).toEqual([]);
  });

  it('at once with a confirmed deletion, and those of others stay', async () => {
    const email = 'Leaving@quay.example';
    await shop.post(SEND, { ...contact, email });
    await shop.post(SEND, enquiry);
    await shop.post('/api/data-deletion-request', { email: email.toLowerCase() });
    const { text } = await mailTo(email.toLowerCase(), 'Please confirm');
    expect((await read()).entries).toHaveLength(2);
    const token = /token=([\w-]+)/.exec(text)?.[1];
    expect((await shop.post('/api/confirm-data-request', { token })).status).toBe(200);
    expect((await read()).entries.map(({ name }) => name)).toEqual(['Grace Pier']);
  });

  it('with a deletion that had to wait, but not those written after it', async () => {
    const email = 'waiting@quay.example';
    await shop.post(SEND, { ...contact, email });
    await shop.sql(
      `insert into data_requests
         (reference_id, request_type, email, order_references, reason, created_at, confirm_hash, confirmed_at)
       values ('DR-1', 'deletion', $1, '[]', '', now(), 'hash', now() + interval '1 minute')`,
      [email],
    );
    await mailsDelivered();
    advanceClock(3_600_000);
    await shop.post(SEND, { ...contact, email, message: 'One more thing' });
    await runSchedule();
    expect((await read()).entries.map(({ message }) => message)).toEqual(['One more thing']);
  });
});
