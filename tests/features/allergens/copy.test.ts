import { describe, expect, it } from 'vitest';
import type { Allergen } from '#domain/food/allergens.ts';
import { avoidText, conflictText } from '#features/allergens/copy.ts';

describe('the warning text', () => {
  it.each<[Allergen[], string]>([
    [[], ''],
    [['nuts'], 'An allergen you asked to avoid is in this box: nuts.'],
    [['eggs', 'nuts'], '2 allergens you asked to avoid are in this box: eggs, nuts.'],
  ])('for %j: "%s"', (conflicts, text) => {
    expect(conflictText(conflicts, 'this box')).toBe(text);
  });
});

it.each<[Allergen[], string]>([
  [[], ''],
  [['eggs', 'nuts'], 'Contains eggs, nuts, which you asked to avoid'],
])('the mark for %j: "%s"', (conflicts, text) => {
  expect(avoidText(conflicts)).toBe(text);
});
