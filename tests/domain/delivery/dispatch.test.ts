import { describe, expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { formatDay, formatDayRange } from '#domain/day-words.ts';
import { londonTime, isoWeekday, type Day } from '#domain/day.ts';
import { bulkDelivery, findDeliveryMethod } from '#domain/delivery/delivery.ts';
import {
  estimateArrival,
  type TransitTime,
  type PostalCalendar,
} from '#domain/delivery/dispatch.ts';
import { ordinaryDispatchDay } from '#domain/delivery/posting-schedule.ts';
import { ordinaryCalendar } from '../../support/ordinary-calendar.ts';

const SECOND_CLASS = findDeliveryMethod(1, catalogue);
const FIRST_CLASS = findDeliveryMethod(2, catalogue);
const WEEKDAYS = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const sent = (time: string): string =>
  WEEKDAYS[isoWeekday(ordinaryDispatchDay(Date.parse(time)))] ?? '';

describe('the dispatch day', () => {
  const lastMoment = '14:59:59.999+01:00';
  const cutOff = '15:00:00+01:00';

  it.each([
    ['Mon', '2026-09-14', 'Mon', 'Wed'],
    ['Tue', '2026-09-15', 'Wed', 'Wed'],
    ['Wed', '2026-09-16', 'Wed', 'Fri'],
    ['Thu', '2026-09-17', 'Fri', 'Fri'],
    ['Fri', '2026-09-18', 'Fri', 'Mon'],
    ['Sat', '2026-09-19', 'Mon', 'Mon'],
    ['Sun', '2026-09-20', 'Mon', 'Mon'],
  ])('ordered on %s %s: on %s before 15:00, on %s after', (_weekday, day, before, after) => {
    expect(sent(`${day}T00:00:00+01:00`)).toBe(before);
    expect(sent(`${day}T${lastMoment}`)).toBe(before);
    expect(sent(`${day}T${cutOff}`)).toBe(after);
    expect(sent(`${day}T23:59:59+01:00`)).toBe(after);
  });

  it.each([
    ['Mon', '2026-06-08', 'Mon', 'Tue'],
    ['Tue', '2026-06-09', 'Tue', 'Wed'],
    ['Wed', '2026-06-10', 'Wed', 'Thu'],
    ['Thu', '2026-06-11', 'Thu', 'Fri'],
    ['Fri', '2026-06-12', 'Fri', 'Mon'],
    ['Sat', '2026-06-13', 'Mon', 'Mon'],
    ['Sun', '2026-06-14', 'Mon', 'Mon'],
  ])('at peak, on %s %s: on %s before 15:00, on %s after', (_weekday, day, before, after) => {
    expect(sent(`${day}T00:00:00+01:00`)).toBe(before);
    expect(sent(`${day}T${lastMoment}`)).toBe(before);
    expect(sent(`${day}T${cutOff}`)).toBe(after);
    expect(sent(`${day}T23:59:59+01:00`)).toBe(after);
  });

  it.each([
    ['summer', '2026-09-14T13:59:59Z', '2026-09-14'],
    ['summer', '2026-09-14T14:00:00Z', '2026-09-16'],
    ['winter', '2026-01-12T14:59:59Z', '2026-01-12'],
    ['winter', '2026-01-12T15:00:00Z', '2026-01-14'],
  ])('the cut-off is 15:00 on a London clock, in %s at %s', (_season, time, dispatch) => {
    expect(ordinaryDispatchDay(Date.parse(time))).toBe(dispatch);
  });
});

describe('arrival without holidays', () => {
  it.each([
    ['2026-11-20T10:00Z', '20th November 2026', '23-24 Nov', '24-26 Nov'],
    ['2026-11-20T16:00Z', '23rd November 2026', '24-25 Nov', '25-27 Nov'],
    ['2026-11-25T10:00Z', '25th November 2026', '26-27 Nov', '27 Nov-1 Dec'],
    ['2026-12-21T16:00Z', '22nd December 2026', '23-24 Dec', '24-28 Dec'],
    ['2027-03-03T10:00Z', '3rd March 2027', '4-5 Mar', '5-9 Mar'],
    ['2027-06-21T16:00+01:00', '23rd June 2027', '24-25 Jun', '25-29 Jun'],
  ])('ordered at %s: sent on %s, 1st class %s, 2nd class %s', (time, dispatch, first, second) => {
    const now = Date.parse(time);
    expect(formatDay(estimateArrival(now, FIRST_CLASS, ordinaryCalendar).dispatch)).toBe(dispatch);
    const byFirst = estimateArrival(now, FIRST_CLASS, ordinaryCalendar);
    const bySecond = estimateArrival(now, SECOND_CLASS, ordinaryCalendar);
    expect(formatDayRange(byFirst.first, byFirst.last)).toBe(first);
    expect(formatDayRange(bySecond.first, bySecond.last)).toBe(second);
  });

  it.each([
    [FIRST_CLASS, { first: 1, last: 2 }],
    [SECOND_CLASS, { first: 2, last: 4 }],
  ])('$name takes its working days', (delivery, workingDays) => {
    expect(delivery.workingDays).toEqual(workingDays);
  });
});

describe('holidays and closures', () => {
  function arrival(now: number, delivery: TransitTime, calendar: PostalCalendar): Day[] {
    const { dispatch, first, last } = estimateArrival(now, delivery, calendar);
    return [dispatch, first, last];
  }

  it.each<[string, string, PostalCalendar, Day[]]>([
    [
      'an ordinary week follows the rule',
      '2026-09-14T10:00+01:00',
      postalCalendar,
      ['2026-09-14', '2026-09-16', '2026-09-18'],
    ],
    [
      'the post rests on Christmas Day, Boxing Day and the Monday that stands in for it',
      '2026-12-21T16:00Z',
      { ...postalCalendar, lastPostings: [] },
      ['2026-12-22', '2026-12-24', '2026-12-30'],
    ],
    [
      'there is no dispatch on Easter Monday',
      '2026-04-04T10:00+01:00',
      postalCalendar,
      ['2026-04-07', '2026-04-09', '2026-04-13'],
    ],
    [
      'there is no dispatch while the shop is closed, but parcels in the post arrive',
      '2026-09-14T10:00+01:00',
      { ...ordinaryCalendar, closures: ['2026-09-14', '2026-09-15', '2026-09-17'] },
      ['2026-09-16', '2026-09-18', '2026-09-22'],
    ],
    [
      'a closure after dispatch changes nothing',
      '2026-09-14T10:00+01:00',
      { ...ordinaryCalendar, closures: ['2026-09-15', '2026-09-16'] },
      ['2026-09-14', '2026-09-16', '2026-09-18'],
    ],
  ])('%s', (_rule, time, calendar, days) => {
    expect(arrival(Date.parse(time), SECOND_CLASS, calendar)).toEqual(days);
  });

  it('never dispatch or deliver at weekends or on bank holidays', () => {
    const free = (day: Day): boolean =>
      isoWeekday(day) > 5 || postalCalendar.bankHolidays.includes(day);
    const wrong: string[] = [];
    for (let now = Date.UTC(2026, 0, 1); now < Date.UTC(2028, 0, 1); now += 43_200_000) {
      const days = arrival(now, FIRST_CLASS, postalCalendar);
      if (days.some(free)) wrong.push(londonTime(now).day);
    }
    expect(wrong).toEqual([]);
  });
});

describe('last posting dates', () => {
  const calendar: PostalCalendar = {
    ...ordinaryCalendar,
    bankHolidays: ['2026-12-25', '2026-12-28'],
    lastPostings: [
      { shippingId: SECOND_CLASS.id, lastDay: '2026-12-17', event: '2026-12-25' },
      { shippingId: FIRST_CLASS.id, lastDay: '2026-12-21', event: '2026-12-25' },
    ],
  };

  it.each<[string, string, TransitTime, Day[]]>([
    [
      'a parcel that leaves on its last posting date is promised as ever',
      '2026-12-17T10:00Z',
      SECOND_CLASS,
      ['2026-12-17', '2026-12-21', '2026-12-23'],
    ],
    [
      'one that leaves a day later is promised from the first delivery day after the event',
      '2026-12-18T10:00Z',
      SECOND_CLASS,
      ['2026-12-18', '2026-12-29', '2026-12-31'],
    ],
    [
      'each delivery has its own date',
      '2026-12-18T10:00Z',
      FIRST_CLASS,
      ['2026-12-18', '2026-12-21', '2026-12-22'],
    ],
    [
      '1st class after its own',
      '2026-12-21T15:00Z',
      FIRST_CLASS,
      ['2026-12-22', '2026-12-29', '2026-12-30'],
    ],
    [
      'one that would arrive after the event anyway is not held up',
      '2026-12-24T16:00Z',
      FIRST_CLASS,
      ['2026-12-29', '2026-12-30', '2026-12-31'],
    ],
    [
      'a delivery without a date keeps its days',
      '2026-12-18T10:00Z',
      bulkDelivery,
      ['2026-12-18', '2026-12-23', '2026-12-29'],
    ],
    [
      'the year after is another year',
      '2027-12-20T10:00Z',
      SECOND_CLASS,
      ['2027-12-20', '2027-12-22', '2027-12-24'],
    ],
  ])('%s', (_rule, time, delivery, days) => {
    const { dispatch, first, last } = estimateArrival(Date.parse(time), delivery, calendar);
    expect([dispatch, first, last]).toEqual(days);
  });

  it('exclude the day of the event itself, even when there is post', () => {
    const event: PostalCalendar = {
      ...ordinaryCalendar,
      lastPostings: [{ shippingId: FIRST_CLASS.id, lastDay: '2028-02-10', event: '2028-02-14' }],
    };
    const { dispatch, first } = estimateArrival(
      Date.parse('2028-02-11T10:00Z'),
      FIRST_CLASS,
      event,
    );
    expect([dispatch, first]).toEqual(['2028-02-11', '2028-02-15']);
  });

  it('never make a later dispatch arrive earlier', () => {
    const wrong: Day[] = [];
    let before: Day = '2026-01-01';
    for (let now = Date.UTC(2026, 11, 1); now < Date.UTC(2027, 1, 1); now += 3_600_000) {
      const { first, last } = estimateArrival(now, SECOND_CLASS, calendar);
      if (first > last || last < before) wrong.push(londonTime(now).day);
      before = last;
    }
    expect(wrong).toEqual([]);
  });
});
