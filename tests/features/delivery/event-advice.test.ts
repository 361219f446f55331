import { describe, expect, it } from 'vitest';
import type { Day } from '#domain/day.ts';
import { eventOffers, eventWarnings } from '#domain/box/event-deadline.ts';
import { eventWarningText } from '#features/delivery/copy.ts';
import { fixtureDelivery as deliveryService } from '../../support/fixture-catalogue.ts';

const MOTHER = 2;
const FATHER = 3;
const EASTER = 4;
const VALENTINE = 5;
const BIRTHDAY = 1;
const CHRISTMAS = 9;
const SECOND = 1;
const FIRST = 2;

const warnings = (
  lids: readonly number[],
  time: string,
  shippingId: 1 | 2,
  arriveOn: Day | null = null,
): readonly string[] =>
  eventWarnings(lids, { now: Date.parse(time), shippingId, arriveOn }, deliveryService).map(
    eventWarningText,
  );

describe('a seasonal lid that may arrive after its event', () => {
  it.each<[string, number, string, 1 | 2, string | null]>([
    ['Mother’s Day, in good time', MOTHER, '2027-02-24T10:00Z', SECOND, null],
    ['Mother’s Day, just in time', MOTHER, '2027-03-01T10:00Z', SECOND, null],
    [
      'Mother’s Day, 1st class still makes it',
      MOTHER,
      '2027-03-03T10:00Z',
      SECOND,
      "2nd class may miss Mother's Day; 1st class £5 should arrive Thursday-Friday, 4-5 Mar.",
    ],
    ['Mother’s Day, and 1st class is chosen', MOTHER, '2027-03-03T10:00Z', FIRST, null],
    [
      'Mother’s Day, either may miss it',
      MOTHER,
      '2027-03-04T10:00Z',
      SECOND,
      "2nd class will miss Mother's Day (Sunday 7th March): it should arrive Monday-Wednesday, 8-10 Mar. 1st class £5 may miss it too: Friday-Monday, 5-8 Mar.",
    ],
    [
      'Mother’s Day, 1st class may miss it',
      MOTHER,
      '2027-03-04T10:00Z',
      FIRST,
      "1st class may miss Mother's Day (Sunday 7th March): it should arrive Friday-Monday, 5-8 Mar.",
    ],
    [
      'Mother’s Day, both miss it',
      MOTHER,
      '2027-03-05T16:00Z',
      SECOND,
      "2nd class will miss Mother's Day (Sunday 7th March): it should arrive Wednesday-Friday, 10-12 Mar. 1st class £5 will miss it too: Tuesday-Wednesday, 9-10 Mar.",
    ],
    ['Mother’s Day, the day after: for next year', MOTHER, '2027-03-08T10:00Z', SECOND, null],
    [
      'Christmas, 2nd class after its last posting date',
      CHRISTMAS,
      '2026-12-20T10:00Z',
      SECOND,
      '2nd class will miss Christmas Day; 1st class £5 should arrive Tuesday-Wednesday, 22-23 Dec.',
    ],
    [
      'Christmas, both after theirs',
      CHRISTMAS,
      '2026-12-21T16:00Z',
      FIRST,
      '1st class will miss Christmas Day (Friday 25th December): it should arrive Tuesday-Wednesday, 29-30 Dec.',
    ],
    [
      'Christmas, on the last posting date of 2nd class',
      CHRISTMAS,
      '2026-12-18T10:00Z',
      SECOND,
      null,
    ],
    [
      'Easter, with Good Friday in between',
      EASTER,
      '2027-03-24T10:00Z',
      SECOND,
      '2nd class will miss Easter Sunday (Sunday 28th March): it should arrive Tuesday-Thursday, 30 Mar-1 Apr. 1st class £5 may miss it too: Thursday-Tuesday, 25-30 Mar.',
    ],
    ['Father’s Day, in good time', FATHER, '2027-06-14T10:00+01:00', SECOND, null],
    [
      'Father’s Day, a Thursday evening',
      FATHER,
      '2027-06-16T10:00+01:00',
      SECOND,
      "2nd class may miss Father's Day; 1st class £5 should arrive Thursday-Friday, 17-18 Jun.",
    ],
    ['Valentine’s Day 2026, a Saturday', VALENTINE, '2026-02-09T10:00Z', SECOND, null],
    [
      'Valentine’s Day 2026, two days later',
      VALENTINE,
      '2026-02-11T10:00Z',
      SECOND,
      "2nd class may miss Valentine's Day; 1st class £5 should arrive Thursday-Friday, 12-13 Feb.",
    ],
    [
      'Valentine’s Day 2028, a Monday on which the post comes',
      VALENTINE,
      '2028-02-10T10:00Z',
      FIRST,
      null,
    ],
    ['no event', BIRTHDAY, '2027-03-05T16:00Z', SECOND, null],
  ])('%s', (_which, lid, time, shippingId, warning) => {
    expect(warnings([lid], time, shippingId)).toEqual(warning === null ? [] : [warning]);
  });

  it('offers the first method in time, of one day, before a faster one that is late', () => {
    const [, firstClass] = deliveryService.options;
    if (!firstClass) throw new Error('The small shop has two ways of posting.');
    const express = { id: 3, name: 'Royal Mail Express', workingDays: { first: 1, last: 1 } };
    const options = [...deliveryService.options, { ...firstClass, ...express, pricePence: 800 }];
    const plan = { now: Date.parse('2027-03-04T10:00Z'), shippingId: SECOND, arriveOn: null };
    const found = eventWarnings([MOTHER], plan, { ...deliveryService, options });
    expect(found.map(eventWarningText)).toEqual([
      "2nd class will miss Mother's Day; express £8 should arrive Friday, 5 Mar.",
    ]);
  });

  it('has one warning for each event, soonest first', () => {
    const lids = [CHRISTMAS, EASTER, MOTHER, BIRTHDAY, MOTHER];
    expect(warnings(lids, '2027-03-05T16:00Z', FIRST)).toEqual([
      expect.stringContaining("Mother's Day"),
    ]);
    const [soon, later] = warnings([EASTER, MOTHER], '2027-03-05T16:00Z', FIRST, '2027-04-05');
    expect(soon).toContain("after Mother's Day");
    expect(later).toContain('after Easter Sunday');
  });
});

describe('with a requested day', () => {
  it.each<[string, Day, readonly string[]]>([
    ['no warning when the parcel arrives before the event', '2027-03-05', []],
    ['no warning when it arrives on the event', '2027-03-07', []],
    [
      'warns that the parcel arrives after the event',
      '2027-03-09',
      ["You have asked for Tuesday 9th March, which is after Mother's Day (Sunday 7th March)."],
    ],
  ])('%s', (_which, arriveOn, expected) => {
    expect(warnings([MOTHER], '2027-02-15T10:00Z', SECOND, arriveOn)).toEqual(expected);
  });

  it('ignores a date that cannot be met', () => {
    expect(warnings([MOTHER], '2027-03-03T10:00Z', SECOND, '2027-03-05')).toEqual(
      warnings([MOTHER], '2027-03-03T10:00Z', SECOND),
    );
  });
});

describe('a seasonal lid whose event is still far enough away', () => {
  it.each<[string, number, string, 1 | 2, string | null]>([
    ['Christmas, by 2nd class', CHRISTMAS, '2026-11-25T10:00Z', SECOND, '2026-12-24'],
    [
      'Christmas, by 1st class, last posted on 21 December',
      CHRISTMAS,
      '2026-11-25T10:00Z',
      FIRST,
      '2026-12-23',
    ],
    ['Christmas, over 60 days ahead', CHRISTMAS, '2026-10-01T10:00Z', SECOND, null],
    [
      'Christmas, and the post of today arrives just in time',
      CHRISTMAS,
      '2026-12-18T10:00Z',
      SECOND,
      null,
    ],
    ['Christmas, too late', CHRISTMAS, '2026-12-23T10:00Z', FIRST, null],
    ['Mother’s Day, a Sunday: the Friday before', MOTHER, '2027-02-10T10:00Z', FIRST, '2027-03-05'],
    ['a birthday, whose day nobody knows', BIRTHDAY, '2026-11-25T10:00Z', SECOND, null],
  ])('%s', (_, lid, time, shippingId, arriveOn) => {
    const [offer] = eventOffers([lid], { now: Date.parse(time), shippingId }, deliveryService);
    expect(offer?.arriveOn ?? null).toBe(arriveOn);
  });

  it('offers the soonest event of several lids first', () => {
    const plan = { now: Date.parse('2027-01-20T10:00Z'), shippingId: SECOND } as const;
    const offers = eventOffers([MOTHER, VALENTINE], plan, deliveryService);
    expect(offers.map(({ event }) => event.dayName)).toEqual(["Valentine's Day", "Mother's Day"]);
  });

  it('never suggests a day that misses the event', () => {
    const plan = { now: Date.parse('2026-11-25T10:00Z'), shippingId: SECOND } as const;
    for (const { arriveOn } of eventOffers([CHRISTMAS], plan, deliveryService)) {
      expect(warnings([CHRISTMAS], '2026-11-25T10:00Z', SECOND, arriveOn)).toEqual([]);
    }
  });
});
