import { expect, it } from 'vitest';
import { canScroll } from '#features/flavours/carousel.ts';

it.each([
  ['at the start', 0, { left: false, right: true }],
  ['half a pixel from the start', 0.5, { left: false, right: true }],
  ['in the middle', 400, { left: true, right: true }],
  ['half a pixel from the end', 699.5, { left: true, right: false }],
  ['at the end', 700, { left: true, right: false }],
])('%s, canScroll returns the directions with more items', (_, scrolled, expected) => {
  expect(canScroll({ scrolled, visible: 300, whole: 1000 })).toEqual(expected);
});

it('cannot scroll if everything is visible', () => {
  expect(canScroll({ scrolled: 0, visible: 300, whole: 300 })).toEqual({
    left: false,
    right: false,
  });
});
