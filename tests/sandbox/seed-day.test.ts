import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST_ON_PATH } from '#sandbox/day-of-orders.ts';
import { dayOrders, placeDayOrder } from '#sandbox/seed-day.ts';
import { londonTime } from '#domain/day.ts';
import { eventually, startTestShop, type TestShop } from '../support/test-shop.ts';

const COUNT = 30;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT_FACTOR: '1' });
  for (const order of dayOrders(COUNT, Date.now())) await placeDayOrder(shop.url, order);
}, 180_000);
afterAll(() => shop.stop());

const count = async (text: string, values: unknown[] = []): Promise<number> =>
  Number((await shop.sql(`select count(*)::integer as n from ${text}`, values))[0]?.['n']);

describe('a day of thirty orders', () => {
  it('is stored whole, though each visitor may order ten times', async () => {
    expect(await count('orders')).toBe(COUNT);
    expect(await count('parcels')).toBeGreaterThan(COUNT);
    expect(await count('orders where order_type = $1', ['bulk'])).toBe(4);
  });

  it('has parcels for today, overdue ones, and slices for later', async () => {
    const today = londonTime(Date.now()).day;
    expect(await count('parcels where post_on = $1', [today])).toBe(28);
    expect(await count('parcels where post_on < $1', [today])).toBe(2);
    const later = `parcels where post_on > $1 and content ->> 'kind' = 'slices'`;
    expect(await count(later, [today])).toBe(2);
  });

  it('has notes, keyrings, requested days, refunds, disputes and changes', async () => {
    expect(await count(`parcels where content::text like '%"keyring": {%'`)).toBeGreaterThan(2);
    expect(await count('parcels where arrive_on is not null')).toBeGreaterThan(2);
    expect(await count(`parcel_log where by_whom = 'customer'`)).toBe(2);
    await eventually(async () => {
      expect(await count('orders where refunded_pence = total_pence')).toBe(2);
      expect(await count('orders where refunded_pence = 100')).toBe(2);
      expect(await count('orders where is_disputed')).toBe(2);
    });
  });

  it('makes a morning mail', async () => {
    await shop.post('/.netlify/functions/morning-mail', {});
    const mail = await eventually(() => {
      const found = shop.mailbox.mails().find(({ subject }) => subject.includes(' to post, '));
      if (!found) throw new Error('No mail so far');
      return found;
    });
    expect(mail.subject).toMatch(/: \d+ to post, 2 overdue, 6 STOP$/);
    for (const words of ['Keyrings', 'Changed: note', '100', 'needed on']) {
      expect(mail.text).toContain(words);
    }
  });

  it.each([{}, { sessionId: 'cs_1' }, { sessionId: 'cs_1', postOn: 'tomorrow' }])(
    'is moved by whole requests only: %j',
    async (body) => {
      const init = { method: 'POST', body: JSON.stringify(body) };
      expect((await fetch(shop.url + POST_ON_PATH, init)).status).toBe(400);
    },
  );
});
