import { describe, expect, it } from 'vitest';
import { dueDay, oldestValidLink, parseReferences } from '#domain/data-request.ts';
import type { Day } from '#domain/day.ts';

describe('the deadline is a calendar month later', () => {
  it.each<[Day, Day]>([
    ['2026-11-21', '2026-12-21'],
    ['2026-12-05', '2027-01-05'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-28', '2027-02-28'],
    ['2027-01-29', '2027-02-28'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2027-03-31', '2027-04-30'],
    ['2027-11-30', '2027-12-30'],
  ])('received %s, due %s', (made, due) => {
    expect(dueDay(made)).toBe(due);
  });
});

describe('order references', () => {
  it.each([
    ['', []],
    [' , ,', []],
    ['BHF-1', ['BHF-1']],
    ['BHF-1, BHF-2 ,BHF-3,', ['BHF-1', 'BHF-2', 'BHF-3']],
  ])('%j is parsed as %j', (typed, references) => {
    expect(parseReferences(typed)).toEqual(references);
  });
});

it('a link is valid for seven days', () => {
  const now = Date.parse('2026-11-21T10:00Z');
  expect(new Date(oldestValidLink(now)).toISOString()).toBe('2026-11-14T10:00:00.000Z');
});
