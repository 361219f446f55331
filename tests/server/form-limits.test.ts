import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually, startTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT_FACTOR: '1' });
  await writeFirstMail();
});
afterAll(() => shop.stop());
afterEach(() => shop.sql('delete from rate_limits'));

/** Loads the mail templates before anything is timed: loading blocks the process that runs shop, database and mailbox. */
async function writeFirstMail(): Promise<void> {
  await shop.post('/api/data-export-request', { email: 'first@quay.example' });
  await eventually(() => expect(shop.mailbox.mails()).toHaveLength(1));
  await shop.sql('delete from rate_limits');
}

async function statusesOf(path: string, bodies: readonly object[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const body of bodies) {
    const response = await fetch(shop.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    statuses.push(response.status);
  }
  return statuses;
}

const forgetNetworks = () => shop.sql(`delete from rate_limits where key like '%-from-address:%'`);

describe('message limits', () => {
  const SEND = '/api/send-email';
  const from = (email: string, message = 'Hello') => ({
    formType: 'contact',
    name: 'Ada Brown',
    email,
    subject: 'Feedback',
    message,
  });

  it('allow three an hour per sender, ignoring case', async () => {
    const emails = ['a@b.example', 'A@b.example', 'a@B.example', 'a@b.example'];
    const bodies = emails.map((email, n) => from(email, `Message ${n}`));
    expect(await statusesOf(SEND, bodies)).toEqual([200, 200, 200, 429]);
  });

  it('allow five in ten minutes per IP address, and state how long to wait', async () => {
    const bodies = Array.from({ length: 5 }, (_, n) => from(`${n}@b.example`));
    expect(await statusesOf(SEND, bodies)).toEqual([200, 200, 200, 200, 200]);
    const { status, body, headers } = await shop.post(SEND, from('6@b.example'));
    expect(status).toBe(429);
    expect(body['resetInSeconds']).toBe(Number(headers.get('Retry-After')));
    expect(body['resetInSeconds']).toBeGreaterThan(590);
  });

  it('store nothing that identifies a sender', async () => {
    await shop.post(SEND, from('ada@quay.example'));
    const keys = (await shop.sql('select key from rate_limits')).map(({ key }) => String(key));
    expect(keys).toHaveLength(2);
    expect(keys.join()).not.toContain('quay');
  });
});

it('ten reviews an hour come from one IP address', async () => {
  const bodies = Array.from({ length: 12 }, () => ({
    id: randomUUID(),
    rating: 5,
    flavourId: 22,
    text: 'Gone before tea.',
    name: 'Ada',
  }));
  const statuses = await statusesOf('/api/review', bodies);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
});

describe('data request limits', () => {
  const EXPORT = '/api/data-export-request';
  const DELETION = '/api/data-deletion-request';

  it('allow three a day per person of any type, with a full sentence in the 429', async () => {
    const ada = { email: 'ada@quay.example' };
    expect(await statusesOf(EXPORT, [ada, ada])).toEqual([200, 200]);
    expect(await statusesOf(DELETION, [ada])).toEqual([200]);
    const { status, body } = await shop.post(EXPORT, { email: 'ADA@quay.example' });
    expect(status).toBe(429);
    const seconds = Number(body['resetInSeconds']);
    expect(seconds).toBeGreaterThan(86_300);
    expect(body['error']).toBe('Please wait 24 hours before trying again.');
  });

  it('allow five an hour per IP address', async () => {
    const people = Array.from({ length: 6 }, (_, n) => ({ email: `${n}@b.example` }));
    expect(await statusesOf(EXPORT, people)).toEqual([200, 200, 200, 200, 200, 429]);
    await forgetNetworks();
    expect(await statusesOf(EXPORT, people.slice(5))).toEqual([200]);
  });

  it('never refuse a request that is confirmed: three links and three results', async () => {
    const email = 'eve@quay.example';
    const mailsToEve = () => shop.mailbox.mails().filter(({ to }) => to.includes(email));
    const isDeletion = ({ text }: { text: string }) => Number(/delet/i.test(text));
    expect(await statusesOf(EXPORT, [{ email }, { email }])).toEqual([200, 200]);
    expect(await statusesOf(DELETION, [{ email }])).toEqual([200]);
    await eventually(() => expect(mailsToEve()).toHaveLength(3));
    // The deletion last: it takes the other requests with it.
    const links = mailsToEve().toSorted((a, b) => isDeletion(a) - isDeletion(b));
    const confirmations = links.map(({ text }) => ({ token: /token=([\w-]+)/.exec(text)?.[1] }));
    const statuses = await statusesOf('/api/confirm-data-request', confirmations);
    expect(statuses).toEqual([200, 200, 200]);
    await eventually(() => expect(mailsToEve()).toHaveLength(6));
  });
});

describe('page view limits', () => {
  it('allow sixty a minute per IP address', async () => {
    const visits = Array.from({ length: 62 }, () => ({ path: '/about' }));
    const statuses = await statusesOf('/api/page-view', visits);
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(204));
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});
