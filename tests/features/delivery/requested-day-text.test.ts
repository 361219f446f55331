import { describe, expect, it } from 'vitest';
import type { Day } from '#domain/day.ts';
import { requestedDayError } from '#domain/delivery/requested-day.ts';
import { requestedDayAdviceText, requestedDayText } from '#features/delivery/copy.ts';
import { fixtureDelivery as deliveryService } from '../../support/fixture-catalogue.ts';

const [secondClass, firstClass] = deliveryService.options;
if (!secondClass || !firstClass) throw new Error('The shop has two ways of posting.');

it.each<[string, Day, '1st' | '2nd', string]>([
  ['Christmas Eve', '2026-12-24', '1st', 'Posted on Monday 21st December, with you 22-23 Dec.'],
  ['Christmas Eve', '2026-12-24', '2nd', 'Posted on Friday 18th December, with you 22-24 Dec.'],
  [
    'a day too soon',
    '2026-11-25',
    '2nd',
    'Too soon: the earliest is Thursday 26th November by 2nd class.',
  ],
  [
    'the same day by the faster way',
    '2026-11-25',
    '1st',
    'Posted on Monday 23rd November, with you 24-25 Nov.',
  ],
  [
    'a day too far ahead',
    '2027-01-20',
    '2nd',
    'At most 60 days ahead: the latest is Tuesday 19th January.',
  ],
])('the text for %s (%s, %s class)', (_which, arriveOn, way, text) => {
  const delivery = way === '1st' ? firstClass : secondClass;
  const now = Date.parse('2026-11-20T10:00Z');
  expect(requestedDayText(arriveOn, now, delivery, deliveryService)).toBe(text);
});

describe('advice on a requested day', () => {
  it.each<[string, string, Day, '1st' | '2nd', boolean, string]>([
    [
      'Christmas Eve',
      '2026-11-20T10:00Z',
      '2026-12-24',
      '1st',
      true,
      'We post it on Monday 21st December. It should be there on 22-23 Dec, in time for Thursday 24th December.',
    ],
    [
      'too soon for either way',
      '2026-11-20T10:00Z',
      '2026-11-23',
      '2nd',
      false,
      'Too soon: the earliest is Thursday 26th November by 2nd class.',
    ],
    [
      'too soon for 2nd class alone',
      '2026-11-20T10:00Z',
      '2026-11-25',
      '2nd',
      false,
      'Too soon: the earliest is Thursday 26th November by 2nd class. 1st class £5 can make it.',
    ],
    [
      'too far away',
      '2026-11-20T10:00Z',
      '2027-01-20',
      '1st',
      false,
      'At most 60 days ahead: the latest is Tuesday 19th January.',
    ],
  ])('%s', (_which, time, arriveOn, way, canMeet, text) => {
    const delivery = way === '1st' ? firstClass : secondClass;
    const now = Date.parse(time);
    expect(requestedDayAdviceText(arriveOn, now, delivery, deliveryService)).toEqual({
      canMeet,
      text,
    });
    expect(requestedDayError(arriveOn, now, delivery, deliveryService.calendar) === null).toBe(
      canMeet,
    );
  });
});
