import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmedReviews, shopkeeperReviews } from '#contract/shopkeeper-reviews.ts';
import { DAY_MS } from '#domain/day.ts';
import { signIn } from '../support/shopkeeper-sign-in.ts';
import { advanceClock, startTestShop, type TestShop } from '../support/test-shop.ts';

const REVIEW = '/api/review';
const REVIEWS = '/api/shopkeeper-reviews';
const FILE = '/api/confirmed-reviews';

const newReview = (changes: object = {}) => ({
  id: randomUUID(),
  rating: 4,
  flavourId: 22,
  text: 'Gone before tea.',
  name: 'Ada',
  ...changes,
});

let shop: TestShop;
let headers: { Cookie: string };
beforeAll(async () => {
  shop = await startTestShop();
  headers = { Cookie: await signIn(shop) };
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.sql('truncate reviews');
});
afterEach(() => advanceClock(0));

const read = async (query = '') =>
  v.parse(shopkeeperReviews.response, (await shop.get(REVIEWS + query, headers)).body);
const decide = (id: number, status: string, expectedVersion: number) =>
  shop.post(REVIEWS, { id, status, expectedVersion }, headers);
/** Sends a review and returns its number at the shop. */
async function send(changes: object = {}): Promise<number> {
  expect((await shop.post(REVIEW, newReview(changes))).status).toBe(200);
  return (await read()).entries[0]?.id ?? 0;
}
async function readFile() {
  const response = await fetch(shop.url + FILE, { headers });
  return {
    headers: response.headers,
    reviews: v.parse(confirmedReviews.response, await response.json()),
  };
}

describe('a review', () => {
  it('reaches the shop and waits', async () => {
    const { status, body } = await shop.post(REVIEW, newReview());
    expect([status, body]).toEqual([
      200,
      { message: 'Thank you. We read it before it appears on our website.' },
    ]);
    expect((await read()).entries).toMatchObject([
      {
        status: 'waiting',
        version: 1,
        rating: 4,
        flavourId: 22,
        text: 'Gone before tea.',
        name: 'Ada',
      },
    ]);
  });

  it('that is sent again and again arrives once, as it was first sent', async () => {
    const review = newReview();
    const sent = [review, review, { ...review, text: 'Overwritten?' }];
    const answers = await Promise.all(sent.slice(0, 2).map((body) => shop.post(REVIEW, body)));
    answers.push(await shop.post(REVIEW, sent[2]));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).entries.map(({ text }) => text)).toEqual(['Gone before tea.']);
  });

  it('is stored without anything that it should not hold', async () => {
    await send({
      email: 'ada@quay.example',
      photo: 'data:image/jpeg;base64,AAAA',
      confirmed: true,
    });
    const stored = JSON.stringify(await shop.sql('select * from reviews'));
    expect(stored).not.toContain('quay.example');
    expect(stored).not.toContain('base64');
    expect(stored).toContain('waiting');
  });

  it('with markup stays the text that it is', async () => {
    const text = "<script>alert(1)</script>\u202e {{7*7}} '; drop table reviews; --";
    await send({ text, name: '<b>Ada</b>\r\nEve' });
    expect((await read()).entries).toMatchObject([{ text, name: '<b>Ada</b> Eve' }]);
  });

  it.each([
    ['no id', { id: undefined }],
    ['an id that is none', { id: 'x'.repeat(36) }],
    ['six stars', { rating: 6 }],
    ['no star', { rating: 0 }],
    ['half a star', { rating: 4.5 }],
    ['no flavour', { flavourId: undefined }],
    ['no words', { text: ' \u200b ' }],
    ['1,001 characters', { text: 'x'.repeat(1_001) }],
    ['no name', { name: '' }],
    ['a name of 81 characters', { name: 'x'.repeat(81) }],
  ])('with %s is refused with 400', async (_what, changes) => {
    expect((await shop.post(REVIEW, newReview(changes))).status).toBe(400);
    expect((await read()).entries).toEqual([]);
  });

  it('from another site is refused', async () => {
    const foreign = { Origin: 'https://evil.example' };
    expect((await shop.post(REVIEW, newReview(), foreign)).status).toBe(403);
    expect((await read()).entries).toEqual([]);
  });
});

describe('the shop’s list', () => {
  it('is the shopkeeper’s alone', async () => {
    const id = await send();
    const answers = [
      await shop.get(REVIEWS),
      await shop.get(FILE),
      await shop.post(REVIEWS, { id, status: 'confirmed', expectedVersion: 1 }),
    ];
    for (const { status, body } of answers) {
      expect([status, Object.keys(body)]).toEqual([401, ['error', 'message', 'code']]);
    }
    const foreign = { ...headers, Origin: 'https://evil.example' };
    const body = { id, status: 'confirmed', expectedVersion: 1 };
    expect((await shop.post(REVIEWS, body, foreign)).status).toBe(403);
    expect((await readFile()).reviews).toEqual([]);
  });

  it('begins with all that wait, however old; decided ones come twenty at a time', async () => {
    await shop.sql(
      `insert into reviews (sent_as, rating, flavour_id, name, text, received_at, status)
       select n::text, 5, 22, 'Person ' || n, 'Good', now(),
         case when n <= 30 then 'waiting' else 'refused' end
       from generate_series(1, 55) as n`,
    );
    const first = await read();
    const second = await read(`?before=${first.next}`);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 5, null]);
    expect([first.entries[0]?.name, first.entries[30]?.name, second.entries[4]?.name]).toEqual([
      'Person 30',
      'Person 55',
      'Person 31',
    ]);
  });
});

describe('a decision', () => {
  it('counts once when it is sent twice, can be turned round, and is logged', async () => {
    const id = await send();
    const both = [await decide(id, 'confirmed', 1), await decide(id, 'confirmed', 1)];
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await decide(id, 'refused', 2)).body).toMatchObject({
      entry: { status: 'refused', version: 3 },
    });
    const log = await shop.sql(
      `select action, details from shopkeeper_log where details = jsonb_build_object('review', $1::integer) order by id`,
      [id],
    );
    expect(log.map(({ action }) => action)).toEqual(['review-confirmed', 'review-refused']);
  });

  it('of two tablets at once is made by one; the other is told', async () => {
    const id = await send();
    const both = await Promise.all([decide(id, 'confirmed', 1), decide(id, 'refused', 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the file for the next build', () => {
  it('holds the confirmed reviews and nothing else of them', async () => {
    await decide(await send({ name: 'Ada', text: 'One' }), 'confirmed', 1);
    await send({ name: 'Grace', text: 'Not read yet' });
    await decide(await send({ name: 'Eve', text: 'Spam' }), 'refused', 1);
    await decide(await send({ name: 'Dora', text: 'Two\nlines', rating: 5 }), 'confirmed', 1);
    // Half past midnight of 1 July in London.
    await shop.sql(`update reviews set received_at = '2026-06-30T23:30Z'`);
    const { reviews, headers: answered } = await readFile();
    expect(reviews).toEqual([
      { name: 'Dora', date: '2026-07', text: 'Two\nlines', rating: 5 },
      { name: 'Ada', date: '2026-07', text: 'One', rating: 4 },
    ]);
    expect(answered.get('Content-Disposition')).toBe(
      'attachment; filename="customer-reviews.json"',
    );
  });

  it('holds every confirmed review, however many there are', async () => {
    await shop.sql(
      `insert into reviews (sent_as, rating, flavour_id, name, text, received_at, status)
       select n::text, 5, 22, 'Person ' || n, 'Good', now(), 'confirmed' from generate_series(1, 501) as n`,
    );
    expect((await readFile()).reviews).toHaveLength(501);
  });

  it('leaves out a review that was taken down', async () => {
    const id = await send();
    await decide(id, 'confirmed', 1);
    expect((await readFile()).reviews).toHaveLength(1);
    await decide(id, 'refused', 2);
    expect((await readFile()).reviews).toEqual([]);
  });
});

it('refused reviews leave after 30 days, undecided ones after a year, confirmed ones stay', async () => {
  const [waiting, refused, confirmed] = [
    await send({ name: 'Waiting' }),
    await send({ name: 'Refused' }),
    await send({ name: 'Confirmed' }),
  ];
  await decide(refused, 'refused', 1);
  await decide(confirmed, 'confirmed', 1);
  const leftAfter = async (days: number) => {
    advanceClock(days * DAY_MS);
    await shop.post('/.netlify/functions/purge-data', {});
    return (await shop.sql('select id from reviews order by id')).map(({ id }) => id);
  };
  expect(await leftAfter(29)).toEqual([waiting, refused, confirmed]);
  expect(await leftAfter(31)).toEqual([waiting, confirmed]);
  expect(await leftAfter(366)).toEqual([confirmed]);
});
