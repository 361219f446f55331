import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashIp, networkOf } from '#netlify/http/rate-limits.ts';
import { boxOf12 } from '../support/payloads.ts';
import { newIdempotencyKey, startTestShop, type TestShop } from '../support/test-shop.ts';

const CHECKOUT = '/api/create-checkout-session';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => shop.stop());
afterEach(async () => {
  await shop.sql('delete from rate_limits');
  await shop.sql('delete from checkout_attempts');
});

const count = (statuses: number[], status: number) => statuses.filter((s) => s === status).length;

/** Sends concurrent checkouts, each as a new attempt unless headers set its idempotency key. */
async function checkouts(times: number, headers?: Record<string, string>): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      shop.post(CHECKOUT, boxOf12, headers ?? newIdempotencyKey()),
    ),
  );
  return answers.map(({ status }) => status);
}

describe('checkouts from one IP address', () => {
  it('are limited to exactly ten in ten minutes, out of fifty concurrent ones', async () => {
    const statuses = await checkouts(50);
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([10, 40]);
  });

  it('state how long to wait, in body and header', async () => {
    await checkouts(10);
    const { status, headers, body } = await shop.post(CHECKOUT, boxOf12, newIdempotencyKey());
    expect(status).toBe(429);
    expect(body).toEqual({
      error: 'Too many attempts',
      message: 'Please wait 10 minutes before trying again.',
      code: 'too-many-attempts',
      resetInSeconds: Number(headers.get('Retry-After')),
    });
    expect(body['resetInSeconds']).toBeGreaterThan(590);
    expect(body['resetInSeconds']).toBeLessThanOrEqual(600);
  });

  it('count a repeated attempt once: twenty requests leave nine others', async () => {
    expect(await checkouts(20, newIdempotencyKey())).toEqual(Array(20).fill(200));
    const statuses = await checkouts(12);
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([9, 3]);
  });

  it('allow repeats of an accepted attempt at the limit, and never of a rejected one', async () => {
    const attempt = newIdempotencyKey();
    expect(await checkouts(1, attempt)).toEqual([200]);
    await checkouts(9);
    expect(await checkouts(3, attempt)).toEqual([200, 200, 200]);
    expect(await checkouts(20, newIdempotencyKey())).toEqual(Array(20).fill(429));
  });

  it('do not count invalid requests', async () => {
    await Promise.all(
      Array.from({ length: 15 }, () => shop.post(CHECKOUT, { ...boxOf12, totalAmount: 1 })),
    );
    expect(count(await checkouts(10), 200)).toBe(10);
  });
});

describe('reading a session', () => {
  it('is limited to sixty a minute', async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => shop.get('/api/check-order-status?paymentIntentId=pi_1')),
    );
    const statuses = answers.map(({ status }) => status);
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([60, 4]);
  });
});

describe('resending a confirmation', () => {
  it('is limited to three a day, not counting a stranger’s guesses', async () => {
    const session = await shop.buy(boxOf12);
    await shop.get(`/api/get-session?sessionId=${session.id}`);
    const resend = async (email: string) => {
      await shop.sql(`delete from rate_limits where key like 'resend-from-address%'`);
      const body = { sessionId: session.id, email };
      return (await shop.post('/api/resend-order-confirmation', body)).status;
    };
    expect(await resend('eve@quay.example')).toBe(403);
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push(await resend('ada@quay.example'));
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('is limited to five an hour per IP address', async () => {
    const body = { sessionId: 'cs_test_nobody', email: 'ada@quay.example' };
    const statuses = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await shop.post('/api/resend-order-confirmation', body)).status);
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });
});

describe('invalid requests', () => {
  it('get 400 sixty times a minute, then 429', async () => {
    const statuses = [];
    for (let n = 0; n < 90; n += 1) statuses.push((await shop.post(CHECKOUT, {})).status);
    expect(statuses.at(0)).toBe(400);
    expect(statuses.at(-1)).toBe(429);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
  });
});

describe('an IP address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is stored as a hash that changes with day and secret', async () => {
    await checkouts(1);
    const [row] = await shop.sql('select key from rate_limits');
    expect(row?.['key']).toMatch(/^checkout:[\w-]{22}$/);
    const friday = Date.parse('2026-11-20T10:00Z');
    const hashes = [
      hashIp('203.0.113.9', 'a', friday),
      hashIp('203.0.113.9', 'a', friday + 86_400_000),
      hashIp('203.0.113.9', 'b', friday),
    ];
    expect(new Set(hashes).size).toBe(3);
    expect(hashIp('203.0.113.9', 'a', friday + 3_600_000)).toBe(hashes[0]);
  });
});
