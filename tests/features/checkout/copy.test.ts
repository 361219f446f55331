import { expect, it } from 'vitest';
import { alreadyPaidText } from '#features/checkout/copy.ts';

const order = { placedAt: Date.parse('2026-11-22T10:00:00Z') };

it.each([
  [false, 'You paid for this on 22 Nov: BHF-4F7K2M9QXA.'],
  [
    true,
    'Your payment of 22 Nov for this is on its way: BHF-4F7K2M9QXA. There is no need to pay again.',
  ],
])('names the day and the order (pending: %s)', (isPending, text) => {
  expect(alreadyPaidText(order, 'BHF-4F7K2M9QXA', isPending)).toBe(text);
});
