import { describe, expect, it } from 'vitest';
import { isHeaderHidden } from '#layouts/site-header.ts';

const idle = { isChangingStep: false, hasFocus: false };

describe('the header of the builder', () => {
  it.each([
    ['hides on scrolling down', false, { ...idle, previousY: 100, y: 140 }, true],
    ['stays hidden on scrolling further down', true, { ...idle, previousY: 140, y: 180 }, true],
    ['shows on scrolling up', true, { ...idle, previousY: 400, y: 380 }, false],
    ['shows within 50 px of the top', true, { ...idle, previousY: 30, y: 49 }, false],
    ['hides from 50 px on', false, { ...idle, previousY: 30, y: 50 }, true],
    ['stays shown without scrolling', false, { ...idle, previousY: 200, y: 200 }, false],
    ['stays hidden without scrolling', true, { ...idle, previousY: 200, y: 200 }, true],
    [
      'stays hidden during a step transition that scrolls up',
      true,
      { ...idle, isChangingStep: true, previousY: 900, y: 120 },
      true,
    ],
    [
      'stays shown during a step transition that scrolls down',
      false,
      { ...idle, isChangingStep: true, previousY: 100, y: 500 },
      false,
    ],
    ['shows on focus', true, { ...idle, hasFocus: true, previousY: 200, y: 260 }, false],
  ])('%s', (_, wasHidden, moment, expected) => {
    expect(isHeaderHidden(wasHidden, moment)).toBe(expected);
  });
});
