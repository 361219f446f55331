import { afterEach, describe, expect, it } from 'vitest';
import { $now } from '#features/delivery/clock.ts';
import { $upcomingEvent, upcomingEventFrom } from '#features/builder/steps/lid/upcoming-event.ts';

const CHRISTMAS = 9;
const VALENTINES_DAY = 5;

afterEach(() => {
  $now.set(null);
});

describe('the seasonal event of the lids', () => {
  it.each([
    ['2026-12-21T23:59:59Z', 'Christmas Day', 4, CHRISTMAS],
    ['2026-12-22T00:00:00Z', "Valentine's Day", 54, VALENTINES_DAY],
  ])('at %s is %s in %i days', (moment, dayName, days, categoryId) => {
    $now.set(Date.parse(moment));
    expect($upcomingEvent.get().event?.dayName).toBe(dayName);
    expect($upcomingEvent.get().days).toBe(days);
    expect($upcomingEvent.get().event?.categoryId).toBe(categoryId);
  });

  it('is none for an empty list of events', () => {
    $now.set(Date.parse('2026-11-20T10:00:00Z'));
    expect(upcomingEventFrom([]).get()).toEqual({ event: null, days: null });
  });
});
