import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { $draft } from '#features/builder/draft/draft.ts';
import { $now } from '#features/delivery/clock.ts';
import { $upcomingEvent, upcomingEventFrom } from '#features/builder/steps/lid/upcoming-event.ts';
import { draftAfter } from '../../support/orders.ts';

const CHRISTMAS = 9;
const VALENTINES_DAY = 5;

beforeEach(() => {
  $draft.set(draftAfter());
});

afterEach(() => {
  $now.set(null);
});

describe('the seasonal event of the lids', () => {
  it.each([
    ['2026-12-21T23:59:59Z', 'Christmas Day', 4, CHRISTMAS],
    ['2026-12-22T00:00:00Z', "Valentine's Day", 54, VALENTINES_DAY],
  ])('at %s is %s in %i days', (moment, occasion, days, categoryId) => {
    $now.set(Date.parse(moment));
    expect($upcomingEvent.get().event?.occasion).toBe(occasion);
    expect($upcomingEvent.get().days).toBe(days);
    expect($upcomingEvent.get().categoryIds).toEqual([categoryId]);
  });

  it('is none for an empty list of events', () => {
    $now.set(Date.parse('2026-11-20T10:00:00Z'));
    expect(upcomingEventFrom([]).get()).toEqual({ event: null, days: null, categoryIds: [] });
  });

  it('includes a chosen seasonal lid whose season is over', () => {
    $now.set(Date.parse('2027-01-10T10:00:00Z'));
    $draft.set(draftAfter({ type: 'lid-category-chosen', categoryId: CHRISTMAS }));
    expect($upcomingEvent.get().categoryIds).toEqual([VALENTINES_DAY, CHRISTMAS]);
  });
});
