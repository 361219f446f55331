import { describe, expect, it } from 'vitest';
import { truncateReview, wrapPage } from '#features/reviews/review-carousel.ts';

const words = (length: number) => 'fudge '.repeat(length).slice(0, length);

describe('a review of more than 120 characters is truncated', () => {
  it.each([
    ['an empty one', '', 0],
    ['a short one', 'Perfect.', 8],
    ['one of 120 characters', words(120), 120],
    ['one of 121 characters, inside its last word', words(121), 119],
    ['a long one, inside a word', words(300), 119],
    ['a long one, whose 121st character is a blank', `${'a'.repeat(120)} and more`, 120],
    ['one endless word, where nothing else is possible', 'a'.repeat(300), 120],
  ])('%s', (_, text, shown) => {
    const { start, rest } = truncateReview(text);
    expect(start).toHaveLength(shown);
    expect(start + rest).toBe(text);
  });
});

describe('the arrows wrap around', () => {
  it.each([
    ['on from the first page', 0, 1, 1],
    ['on from the last page', 3, 1, 0],
    ['back from the second page', 1, -1, 0],
    ['back from the first page', 0, -1, 3],
  ] as const)('%s', (_, page, by, expected) => {
    expect(wrapPage(page, by, 4)).toBe(expected);
  });
});
