import { describe, expect, it } from 'vitest';
import { listWords } from '#domain/text/list-words.ts';

const words = ['Cherry and Almond', 'Coffee', 'Oreo', 'Vanilla', 'Mint'];

describe('a list of words', () => {
  it.each([0, 1, 2, 3, 5])('of %i reads like British English', (count) => {
    const listed = words.slice(0, count);
    expect(listWords(listed)).toBe(new Intl.ListFormat('en-GB').format(listed));
  });

  it('parts the last two by "and" alone', () => {
    expect(listWords(['Oreo', 'Vanilla', 'Mint'])).toBe('Oreo, Vanilla and Mint');
  });
});
