import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { boxOf12 } from '../support/payloads.ts';
import { advanceClock, startTestShop, type TestShop } from '../support/test-shop.ts';

const DAY = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
afterEach(() => advanceClock(0));

it('payment pages that expired unpaid weeks ago forget their notes, twenty in a run', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 22; n += 1) ids.push(await shop.checkout(boxOf12));
  const countNotes = async () => {
    const pages = await Promise.all(ids.map((id) => shop.stripe.checkout.sessions.retrieve(id)));
    return pages.filter(({ metadata }) => metadata && 'b1_note' in metadata).length;
  };
  advanceClock(20 * DAY);
  expect(await countNotes()).toBe(22);
  await shop.post('/.netlify/functions/purge-data', {});
  expect(await countNotes()).toBe(2);
  await shop.post('/.netlify/functions/purge-data', {});
  expect(await countNotes()).toBe(0);
});
