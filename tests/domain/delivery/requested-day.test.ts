import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, londonTime, noonUtc, type Day } from '#domain/day.ts';
import {
  arrivalFrom,
  dispatchDay,
  estimateArrival,
  type PostalCalendar,
} from '#domain/delivery/dispatch.ts';
import { latestDispatchDay, requestedDayRange } from '#domain/delivery/requested-day.ts';
import { describeByReference } from '../oracle/reference-calendar.ts';
import { fixtureDelivery as deliveryService } from '../../support/fixture-catalogue.ts';
import { ordinaryCalendar } from '../../support/ordinary-calendar.ts';

const HOUR = 3_600_000;
const [secondClass, firstClass] = deliveryService.options;
if (!secondClass || !firstClass) throw new Error('The shop has two ways of posting.');

/** Moments of every season: around both changes of the clock, both ends of a year, peak's ends, the cut-off, midnight. */
const MOMENTS = [
  '2026-03-28T23:30Z',
  '2026-03-29T00:59Z',
  '2026-03-29T01:00Z',
  '2026-06-22T13:59Z',
  '2026-06-22T14:00Z',
  '2026-09-08T11:00Z',
  '2026-10-24T23:30Z',
  '2026-10-25T00:30Z',
  '2026-10-25T01:30Z',
  '2026-11-20T10:00Z',
  '2026-11-20T15:00Z',
  '2026-11-26T16:00Z',
  '2026-12-21T14:59Z',
  '2026-12-24T15:00Z',
  '2026-12-31T23:59Z',
  '2027-01-01T00:00Z',
  '2027-03-03T10:00Z',
  '2027-08-28T12:00Z',
].map((time) => ({ time, now: Date.parse(time) }));

/** Every day from today, and some that are too far ahead. */
const requestsFrom = (now: number): Day[] =>
  Array.from({ length: 64 }, (_, ahead) => addDays(londonTime(now).day, ahead - 1));

/** Returns what the reference calendar says of an order placed at each hour of the next 61 days. */
function referenceOrders(now: number) {
  return Array.from({ length: 61 * 24 }, (_, hours) => {
    const text = describeByReference(now + hours * HOUR);
    const [, sent = '', first = '', second = ''] =
      /sent (\S+), 1st \S+ (\S+), 2nd \S+ (\S+),/.exec(text) ?? [];
    return { sent, first, second };
  });
}

/** Returns the latest dispatch day of these orders that is in time. */
function latestInTime(orders: readonly { sent: string; last: string }[], arriveOn: string) {
  const inTime = orders.filter(({ last }) => last <= arriveOn).map(({ sent }) => sent);
  return inTime.toSorted().at(-1) ?? null;
}

describe('the dispatch day for a requested day', () => {
  it.each(MOMENTS)('equals the latest day of the hand-made calendar, asked at $time', ({ now }) => {
    const orders = referenceOrders(now);
    const bySecond = orders.map(({ sent, second }) => ({ sent, last: second }));
    const byFirst = orders.map(({ sent, first }) => ({ sent, last: first }));
    const farthest = addDays(londonTime(now).day, 60);
    for (const arriveOn of requestsFrom(now)) {
      expect(
        [secondClass, firstClass].map((way) =>
          latestDispatchDay(arriveOn, now, way, ordinaryCalendar),
        ),
        `requested for ${arriveOn}`,
      ).toEqual(
        arriveOn > farthest
          ? [null, null]
          : [latestInTime(bySecond, arriveOn), latestInTime(byFirst, arriveOn)],
      );
    }
  });

  const closed: PostalCalendar = {
    ...deliveryService.calendar,
    closures: ['2026-11-23', '2026-11-24', '2026-12-29', '2027-01-04', '2027-01-05'],
  };

  it.each(MOMENTS)(
    'keeps to closures, holidays and last posting dates, asked at $time',
    ({ now }) => {
      const soonest = dispatchDay(now, closed);
      for (const way of deliveryService.options) {
        const { first, last } = requestedDayRange(now, way, closed);
        for (const arriveOn of requestsFrom(now)) {
          const dispatchOn = latestDispatchDay(arriveOn, now, way, closed);
          expect(dispatchOn !== null, `${arriveOn} can be met`).toBe(
            first <= arriveOn && arriveOn <= last,
          );
          if (dispatchOn === null) continue;
          expect(dispatchOn >= soonest, `${dispatchOn} is not before ${soonest}`).toBe(true);
          expect(arrivalFrom(dispatchOn, way, closed).last <= arriveOn).toBe(true);
          const laterDays = Array.from({ length: daysBetween(dispatchOn, arriveOn) }, (_, n) =>
            dispatchDay(noonUtc(addDays(dispatchOn, n + 1)), closed),
          );
          const better = laterDays.filter(
            (day) => day > dispatchOn && arrivalFrom(day, way, closed).last <= arriveOn,
          );
          expect(better, `later than ${dispatchOn} and in time for ${arriveOn}`).toEqual([]);
        }
      }
    },
  );

  it('is never earlier for a later date', () => {
    for (const { now } of MOMENTS) {
      const days = requestsFrom(now).map((day) =>
        latestDispatchDay(day, now, secondClass, deliveryService.calendar),
      );
      const set = days.filter((day) => day !== null);
      expect(set).toEqual(set.toSorted());
    }
  });

  it.each<[string, string, Day, '1st' | '2nd', Day | null]>([
    ['a Friday, outside peak', '2026-09-14T10:00+01:00', '2026-09-25', '2nd', '2026-09-21'],
    ['a Thursday, outside peak', '2026-09-14T10:00+01:00', '2026-09-24', '1st', '2026-09-21'],
    [
      'the day itself that an order now would arrive on',
      '2026-09-14T10:00+01:00',
      '2026-09-18',
      '2nd',
      '2026-09-14',
    ],
    ['a day before that', '2026-09-14T10:00+01:00', '2026-09-17', '2nd', null],
    ['the same after the cut-off', '2026-09-14T15:00+01:00', '2026-09-18', '2nd', null],
    [
      'Christmas Eve by 1st class: its last posting date',
      '2026-11-20T10:00Z',
      '2026-12-24',
      '1st',
      '2026-12-21',
    ],
    [
      'Christmas Eve by 2nd class: its last posting date',
      '2026-11-20T10:00Z',
      '2026-12-24',
      '2nd',
      '2026-12-18',
    ],
    ['Mothering Sunday: the Friday before', '2027-02-11T10:00Z', '2027-03-07', '1st', '2027-03-03'],
    ['the farthest day', '2026-11-20T10:00Z', '2027-01-19', '2nd', '2027-01-13'],
    ['one farther', '2026-11-20T10:00Z', '2027-01-20', '2nd', null],
    ['a day that is over', '2026-11-20T10:00Z', '2026-11-19', '1st', null],
  ])('for %s', (_which, time, arriveOn, way, dispatchOn) => {
    const delivery = way === '1st' ? firstClass : secondClass;
    expect(latestDispatchDay(arriveOn, Date.parse(time), delivery, deliveryService.calendar)).toBe(
      dispatchOn,
    );
  });
});

it('a date may be requested from the last day of an order placed now to 60 days ahead', () => {
  const now = Date.parse('2026-11-20T10:00Z');
  expect(requestedDayRange(now, secondClass, deliveryService.calendar)).toEqual({
    first: estimateArrival(now, secondClass, deliveryService.calendar).last,
    last: '2027-01-19',
  });
  expect(requestedDayRange(now, firstClass, deliveryService.calendar).first).toBe('2026-11-24');
});
