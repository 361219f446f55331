import { describe, expect, it } from 'vitest';
import { adviseOnBulkDate } from '#domain/bulk/bulk-date.ts';
import type { Day } from '#domain/day.ts';
import { ordinaryCalendar } from '#domain/delivery/dispatch.ts';

const FRIDAY_MORNING = Date.parse('2026-11-20T10:00:00Z');

const advise = (needed: Day, now = FRIDAY_MORNING) =>
  adviseOnBulkDate(needed, now, ordinaryCalendar);

describe('advice on Friday 20 November 2026 at 10:00 for slices needed', () => {
  it.each<[string, Day, string, boolean]>([
    ['yesterday', '2026-11-19', 'past', false],
    ['today', '2026-11-20', 'past', false],
    ['tomorrow', '2026-11-21', 'too-soon', false],
    ['the last day of delivery', '2026-11-27', 'too-soon', false],
    ['the day after it', '2026-11-28', 'in-time', true],
    ['four weeks after dispatch', '2026-12-18', 'in-time', true],
    ['four weeks and a day', '2026-12-19', 'early', true],
    ['six weeks after dispatch', '2027-01-01', 'early', true],
    ['six weeks and a day', '2027-01-02', 'too-early', false],
    ['next summer', '2027-06-05', 'too-early', false],
  ])('%s, %s: %s', (_what, needed, kind, canOrder) => {
    expect(advise(needed)).toMatchObject({ kind, canOrder });
  });

  it('uses London days: after midnight in London it is the next day', () => {
    const halfPastMidnight = Date.parse('2026-06-30T23:30:00Z');
    expect(advise('2026-07-01', halfPastMidnight).kind).toBe('past');
  });
});
