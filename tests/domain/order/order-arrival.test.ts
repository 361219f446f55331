import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { addDays, londonTime, type Day } from '#domain/day.ts';
import { arrivalFrom } from '#domain/delivery/dispatch.ts';
import { findDeliveryMethod } from '#domain/delivery/delivery.ts';
import { MAX_DAYS_AHEAD } from '#domain/delivery/requested-day.ts';
import { NO_REQUEST, metDayOf, parcelArrival, postedArrival } from '#domain/order/order-arrival.ts';
import { resolveDispatchDay } from '#domain/order/dispatch-day.ts';
import { birthdayOrder, twoParcels, withParcel } from '../../support/orders.ts';

const shop = { catalogue, calendar: postalCalendar };
const secondClass = findDeliveryMethod(1, catalogue);
const requesting = (arriveOn: Day, dispatchOn: Day | null = null) =>
  withParcel({ arriveOn, dispatchOn });

describe('a requested day', () => {
  const now = Date.parse('2026-11-25T14:30Z');

  it.each<[string, Day, Day]>([
    ['for the first day there is leaves today', '2026-12-01', '2026-11-25'],
    ['for Christmas Eve leaves on the last day that is in time', '2026-12-24', '2026-12-18'],
    ['for a Sunday is there before the weekend', '2026-12-13', '2026-12-07'],
  ])('%s', (_what, arriveOn, dispatchOn) => {
    expect(resolveDispatchDay(requesting(arriveOn), now, shop)).toEqual({
      order: requesting(arriveOn, dispatchOn),
    });
  });

  it.each<[string, Day, object]>([
    ['for tomorrow', '2026-11-26', { code: 'too-soon', earliest: '2026-12-01' }],
    ['for a day in the past', '2020-01-01', { code: 'too-soon', earliest: '2026-12-01' }],
    ['for a day in 61 days', '2027-01-25', { code: 'too-far-ahead', latest: '2027-01-24' }],
  ])('%s cannot be met, and the violation names the nearest date that can', (_what, day, date) => {
    expect(resolveDispatchDay(requesting(day), now, shop)).toMatchObject({
      violation: { code: 'arrival-not-possible', date },
    });
  });

  it('is resolved for each parcel by its own delivery', () => {
    const result = resolveDispatchDay(twoParcels, now, shop);
    expect(result).toMatchObject({
      order: { parcels: [{ dispatchOn: null }, { dispatchOn: '2026-12-21' }] },
    });
  });

  it('of one recipient of several names the recipient', () => {
    const late = Date.parse('2026-12-23T10:00Z');
    expect(resolveDispatchDay(twoParcels, late, shop)).toMatchObject({
      violation: { code: 'arrival-not-possible', date: { code: 'too-soon' }, recipient: 2 },
    });
  });

  it('cannot be met by a delivery that is gone', () => {
    expect(
      resolveDispatchDay(withParcel({ arriveOn: '2026-12-01', shippingId: 99 }), now, shop),
    ).toEqual({
      violation: { code: 'unknown-shipping' },
    });
  });

  it('is the estimate without one', () => {
    expect(resolveDispatchDay(birthdayOrder, now, shop)).toEqual({ order: birthdayOrder });
  });

  it('is met or refused at every hour, and is never missed when met', () => {
    const anyHour = fc.date({
      min: new Date('2026-01-01T00:00Z'),
      max: new Date('2029-12-31T23:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyHour, fc.integer({ min: 0, max: MAX_DAYS_AHEAD }), (date, ahead) => {
        const placed = date.getTime();
        const arriveOn = addDays(londonTime(placed).day, ahead);
        const result = resolveDispatchDay(requesting(arriveOn), placed, shop);
        if ('violation' in result) return;
        const [parcel] = result.order.kind === 'boxes' ? result.order.parcels : [];
        if (!parcel) throw new Error('the order has a parcel');
        const resolved = parcelArrival(parcel, placed, secondClass, postalCalendar);
        expect(resolved.metDay).toBe(arriveOn);
        expect(resolved.missedDay).toBeNull();
        expect(resolved.arrival.last <= arriveOn).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

it('a withdrawn date leaves the parcel with the day that was settled then', () => {
  const withdrawn = { arriveOn: null, dispatchOn: '2026-12-11' } as const;
  const paidAt = Date.parse('2026-11-25T10:00Z');
  expect(parcelArrival(withdrawn, paidAt, secondClass, postalCalendar)).toEqual({
    arrival: { dispatch: '2026-12-11', first: '2026-12-15', last: '2026-12-17' },
    metDay: null,
    missedDay: null,
  });
});

describe('a requested day, once the order is paid,', () => {
  const request = { arriveOn: '2026-12-01', dispatchOn: '2026-11-25' } as const;

  it.each([
    ['before the last post of its day is kept', request, '2026-11-25T14:59Z', '2026-12-01'],
    ['after the last post of its day is missed', request, '2026-11-25T15:00Z', null],
    ['days later is missed', request, '2026-11-28T10:00Z', null],
    [
      'without a day of posting is missed',
      { ...request, dispatchOn: null },
      '2026-11-25T10:00Z',
      null,
    ],
    ['is null without a request', { arriveOn: null, dispatchOn: null }, '2026-11-25T10:00Z', null],
  ] as const)('%s', (_what, asked, paidAt, kept) => {
    expect(metDayOf(asked, Date.parse(paidAt))).toBe(kept);
  });

  it('is dispatched when other orders are once it is missed', () => {
    const paidAt = Date.parse('2026-11-25T15:00Z');
    const missed = { arriveOn: '2026-12-01', dispatchOn: '2026-11-25' } as const;
    expect(parcelArrival(missed, paidAt, secondClass, postalCalendar)).toEqual({
      ...parcelArrival(NO_REQUEST, paidAt, secondClass, postalCalendar),
      missedDay: '2026-12-01',
    });
  });

  it('keeps its dispatch day when closures and holidays change later', () => {
    const kept = { arriveOn: '2026-12-10', dispatchOn: '2026-12-04' } as const;
    const closed = { ...postalCalendar, closures: ['2026-12-04', '2026-12-03'] } as const;
    const paidAt = Date.parse('2026-11-25T14:30Z');
    expect(parcelArrival(kept, paidAt, secondClass, closed)).toMatchObject({
      arrival: { dispatch: '2026-12-04' },
      metDay: '2026-12-10',
    });
  });

  it('is absent for a payment with unreadable metadata', () => {
    expect(
      parcelArrival(NO_REQUEST, Date.parse('2026-11-25T10:00Z'), secondClass, postalCalendar),
    ).toEqual({
      arrival: { dispatch: '2026-11-25', first: '2026-11-27', last: '2026-12-01' },
      metDay: null,
      missedDay: null,
    });
  });
});

describe('a requested day of a parcel that is posted', () => {
  const planned = {
    arrival: { dispatch: '2026-12-04', first: '2026-12-08', last: '2026-12-10' },
    metDay: '2026-12-11',
    missedDay: null,
  } as const;
  const laterHolidays = { ...postalCalendar, bankHolidays: ['2026-12-09', '2026-12-10'] } as const;

  it.each([
    ['on its day is met', '2026-12-04', postalCalendar, '2026-12-11'],
    ['a day later and still in time is met', '2026-12-07', postalCalendar, '2026-12-11'],
    ['too late for it is missed', '2026-12-08', postalCalendar, null],
    ['on its day is met, whatever holidays came later', '2026-12-04', laterHolidays, '2026-12-11'],
  ] as const)('%s', (_when, postedOn, calendar, metDay) => {
    const posted = postedArrival(planned, postedOn, secondClass, calendar);
    expect(posted).toEqual({
      arrival: arrivalFrom(postedOn, secondClass, calendar),
      metDay,
      missedDay: null,
    });
  });
});
