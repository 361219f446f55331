import { expect, it } from 'vitest';
import { flavourCountText } from '#features/allergens/allergen-filter.ts';

it('counts the shown flavours', () => {
  expect(flavourCountText(21, 27)).toBe('Showing 21 of 27 flavours');
});
