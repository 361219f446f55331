import { expect, it } from 'vitest';
import { bestBefore } from '#domain/food/shelf-life.ts';

it.each([
  ['2026-11-23', 0, '2026-12-21'],
  ['2026-11-23', 3, '2026-12-18'],
  ['2026-12-24', 3, '2027-01-18'],
] as const)('fudge that leaves on %s, at most %i days old, is best before %s', (on, age, day) => {
  expect(bestBefore(on, age)).toBe(day);
});
