import { expect, it } from 'vitest';
import { formatWeight } from '#domain/weight.ts';

it.each([
  [200, '200 g'],
  [999, '999 g'],
  [1000, '1 kg'],
  [1020, '1.02 kg'],
])('%i g is formatted as %s', (grams, text) => {
  expect(formatWeight(grams)).toBe(text);
});
