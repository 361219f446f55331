import { expect, it } from 'vitest';
import { flavourCountText } from '#components/flavours/flavour-count.ts';

it('says how many are left', () => {
  expect(flavourCountText(21, 27)).toBe('Showing 21 of 27 flavours');
});
