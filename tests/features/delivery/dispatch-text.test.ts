import { describe, expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { dispatchText, formatMinutes, orderTodayLine } from '#features/delivery/copy.ts';

const textsAt = (time: string) => {
  const { countdown, stable } = dispatchText(Date.parse(time), postalCalendar);
  return [countdown, stable];
};

describe('the time left until the cut-off', () => {
  it.each([
    ['a Friday before 15:00', '2026-11-20T12:45:00Z', 'Order within 2 h 15 min: posted today.'],
    [
      'a Friday in summer, by the clock of London',
      '2026-07-17T11:45:00Z',
      'Order within 2 h 15 min: posted today.',
    ],
    [
      'with seconds, rounded down',
      '2026-11-20T12:45:01Z',
      'Order within 2 h 14 min: posted today.',
    ],
    ['a full hour', '2026-11-20T14:00:00Z', 'Order within 1 h: posted today.'],
    ['less than an hour', '2026-11-20T14:10:00Z', 'Order within 50 min: posted today.'],
    ['the last minute', '2026-11-20T14:59:00Z', 'Order within 1 min: posted today.'],
    ['at night', '2026-11-20T00:00:00Z', 'Order within 15 h: posted today.'],
    ['a Tuesday at peak', '2026-12-01T14:00:00Z', 'Order within 1 h: posted today.'],
    [
      'the May bank holiday, when what is ordered in time leaves on the day after',
      '2027-05-03T14:00+01:00',
      'Order within 1 h: posted tomorrow.',
    ],
  ])('%s', (_when, time, countdown) => {
    const stable = countdown.replace(/within .*: posted/, 'before 3 pm and we post it');
    expect(textsAt(time)).toEqual([countdown, stable]);
  });

  it.each([
    ['less than a minute is left', '2026-11-20T14:59:01Z', 'today'],
    ['it has passed, on a Friday', '2026-11-20T15:00:00Z', 'on Monday 23rd November'],
    ['a Tuesday outside peak: posted on Wednesday either way', '2026-11-24T10:00:00Z', 'tomorrow'],
    ['a Saturday', '2026-11-21T10:00:00Z', 'on Monday 23rd November'],
    ['a Sunday', '2026-11-22T10:00:00Z', 'tomorrow'],
    ['Good Friday: posted on Tuesday either way', '2026-04-03T10:00:00Z', 'on Tuesday 7th April'],
    ['Christmas Day', '2026-12-25T10:00:00Z', 'on Tuesday 29th December'],
  ])('is not shown when %s', (_when, time, day) => {
    const text = `Posted ${day}.`;
    expect(textsAt(time)).toEqual([text, text]);
  });

  it.each([
    [
      'before the cut-off',
      '2026-11-20T12:45:00Z',
      'Order today to get by 24-26 Nov: 2 h 15 min left',
      'Order today to get by 24-26 Nov, if you order before 3 pm',
    ],
    [
      'when the time of day makes no difference',
      '2026-11-22T10:00:00Z',
      'Order today to get by 25-27 Nov',
      'Order today to get by 25-27 Nov',
    ],
  ])('is shown beside the arrival %s', (_when, time, countdown, stable) => {
    const now = Date.parse(time);
    const secondClass = { id: 1, workingDays: { first: 2, last: 4 } };
    const arrival = estimateArrival(now, secondClass, postalCalendar);
    expect(orderTodayLine(now, arrival, postalCalendar)).toEqual({ countdown, stable });
  });
});

it.each([
  [1, '1 min'],
  [59, '59 min'],
  [60, '1 h'],
  [135, '2 h 15 min'],
])('%i minutes are formatted as "%s"', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
