import { expect, it } from 'vitest';
import {
  deliveryMethodText,
  getItByText,
  inTimeText,
  orderTodayText,
  quotedShippingText,
  shippingOptionLabel,
  shouldArriveText,
  transitText,
} from '#copy/delivery.ts';
import { fixtureDelivery } from '../support/fixture-catalogue.ts';

const arrival = { first: '2026-11-24', last: '2026-11-26' } as const;

it.each([
  [orderTodayText(arrival), 'Order today to get by 24-26 Nov'],
  [getItByText(arrival), 'Get it by 24-26 Nov'],
  [shouldArriveText(arrival), 'It should be there on 24-26 Nov'],
  [
    deliveryMethodText('Royal Mail 2nd Class', '2026-12-24'),
    'Royal Mail 2nd Class, in time for 24th December 2026',
  ],
  [deliveryMethodText('Royal Mail 2nd Class', null), 'Royal Mail 2nd Class'],
  [quotedShippingText({ names: ['2nd Class'], pricePence: 0 }), '2nd Class'],
  [
    quotedShippingText({ names: ['1st Class', '2nd Class', '1st Class'], pricePence: 400 }),
    '2 × 1st Class, 2nd Class',
  ],
  [inTimeText('2026-12-24'), 'In time for Thursday 24th December 2026'],
])('says "%s"', (text, expected) => {
  expect(text).toBe(expected);
});

it.each([
  [{ first: 2, last: 4 }, '2 to 4 working days'],
  [{ first: 2, last: 2 }, '2 working days'],
  [{ first: 1, last: 1 }, '1 working day'],
])('a transit of %j takes "%s"', (workingDays, text) => {
  expect(transitText({ workingDays })).toBe(text);
});

it('labels a shipping option with its price', () => {
  expect(fixtureDelivery.options.map(shippingOptionLabel)).toEqual([
    '2nd class free',
    '1st class £5',
  ]);
});
