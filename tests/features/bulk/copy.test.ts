import { describe, expect, it } from 'vitest';
import { adviseOnBulkDay } from '#domain/bulk/bulk-date.ts';
import type { Day } from '#domain/day.ts';
import {
  bulkDayText,
  bulkTotalText,
  cheaperBulkText,
  sliceSliderLabel,
} from '#features/bulk/copy.ts';
import { ordinaryCalendar } from '../../support/ordinary-calendar.ts';

describe('the price of slices', () => {
  it.each([
    [50, '£70.00 for 50 slices including £10 delivery'],
    [84, '£110.80 for 84 slices including £10 delivery'],
    [99, '£128.80 for 99 slices including £10 delivery'],
    [100, '£110.00 for 100 slices including £10 delivery'],
    [120, '£130.00 for 120 slices including £10 delivery'],
    [250, '£260.00 for 250 slices including £10 delivery'],
  ])('%i: %s', (slices, text) => {
    expect(bulkTotalText(slices)).toBe(text);
  });

  it('has a slider label with the total', () => {
    expect(sliceSliderLabel(120)).toBe('120 slices, £130.00 including delivery');
  });

  it.each([
    [83, undefined],
    [84, '100 slices cost less: £110 in all'],
    [100, undefined],
  ])('of %i is compared with 100: %s', (slices, text) => {
    expect(cheaperBulkText(slices)).toBe(text);
  });
});

const FRIDAY_MORNING = Date.parse('2026-11-20T10:00:00Z');

describe('what is said on Friday 20 November 2026 at 10:00 of slices needed on', () => {
  it.each<[Day, string]>([
    ['2026-11-20', 'Please choose a day that is still to come.'],
    [
      '2026-11-25',
      'Ordered now, your slices arrive 25-27 Nov, which may be too late for 25th November 2026. Please ask us before you order.',
    ],
    [
      '2026-11-24',
      'Ordered now, your slices arrive 25-27 Nov, which is too late for 24th November 2026. Please ask us before you order.',
    ],
    [
      '2027-06-05',
      'We post your slices on Friday 21st May: they should be there 26-28 May, fresh for 5th June 2027.',
    ],
    [
      '2027-12-24',
      'We book slices up to 12 months ahead. For a later day, please send us an enquiry.',
    ],
  ])('%s', (needed, text) => {
    expect(bulkDayText(adviseOnBulkDay(needed, FRIDAY_MORNING, ordinaryCalendar))).toBe(text);
  });
});
