import { describe, expect, it } from 'vitest';
import { isHeaderHidden } from '#components/site-header.ts';

const calm = { isChangingStep: false, hasFocus: false };

describe('the header of the builder', () => {
  it.each([
    ['scrolling down hides it', false, { ...calm, previousY: 100, y: 140 }, true],
    ['scrolling on down keeps it hidden', true, { ...calm, previousY: 140, y: 180 }, true],
    ['scrolling up brings it back', true, { ...calm, previousY: 400, y: 380 }, false],
    ['within 50 px of the top it shows', true, { ...calm, previousY: 30, y: 49 }, false],
    ['at 50 px it may go', false, { ...calm, previousY: 30, y: 50 }, true],
    ['without movement it stays shown', false, { ...calm, previousY: 200, y: 200 }, false],
    ['without movement it stays hidden', true, { ...calm, previousY: 200, y: 200 }, true],
    [
      'a page turn that scrolls up leaves it hidden',
      true,
      { ...calm, isChangingStep: true, previousY: 900, y: 120 },
      true,
    ],
    [
      'a page turn that scrolls down leaves it shown',
      false,
      { ...calm, isChangingStep: true, previousY: 100, y: 500 },
      false,
    ],
    ['focus brings it back', true, { ...calm, hasFocus: true, previousY: 200, y: 260 }, false],
  ])('%s', (_, wasHidden, moment, expected) => {
    expect(isHeaderHidden(wasHidden, moment)).toBe(expected);
  });
});
