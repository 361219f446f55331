import { expect, it } from 'vitest';
import { countText } from '#components/flavours/flavour-count.ts';

it('says how many are left', () => {
  expect(countText(21, 27)).toBe('Showing 21 of 27 flavours');
});
