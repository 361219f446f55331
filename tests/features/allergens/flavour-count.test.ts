import { expect, it } from 'vitest';
import { flavourCountText } from '#features/allergens/copy.ts';

it('counts the shown flavours', () => {
  expect(flavourCountText(21, 27)).toBe('Showing 21 of 27 flavours');
  expect(flavourCountText(27, 27)).toBe('Showing all flavours');
});
