import { expect, it } from 'vitest';
import { canScroll } from '#components/home/carousel.ts';

it.each([
  ['at the beginning', 0, { left: false, right: true }],
  ['half a pixel on', 0.5, { left: false, right: true }],
  ['in the middle', 400, { left: true, right: true }],
  ['half a pixel before the end', 699.5, { left: true, right: false }],
  ['at the end', 700, { left: true, right: false }],
])('%s of a row, the buttons say where there is more', (_, scrolled, expected) => {
  expect(canScroll({ scrolled, visible: 300, whole: 1000 })).toEqual(expected);
});

it('a row that is wholly in sight needs no buttons', () => {
  expect(canScroll({ scrolled: 0, visible: 300, whole: 300 })).toEqual({
    left: false,
    right: false,
  });
});
