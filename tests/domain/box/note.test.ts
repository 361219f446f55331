import { describe, expect, it } from 'vitest';
import { noteLength, isNoteValid } from '#domain/box/note.ts';

const letters = (count: number): string => 'a'.repeat(count);

describe('the counter', () => {
  it.each([
    ['nothing', '', 0],
    ['only spaces', '   ', 0],
    ['letters', 'Happy', 5],
    ['two words', 'Happy birthday', 13],
    ['new lines and tabs, which count as spaces', 'To\n\tMum\r\n', 5],
    ['a hard space', 'To Mum', 5],
    ['an emoji', '🎂', 1],
    ['a heart with its colour', '❤️', 1],
    ['a thumb with a skin tone', '👍🏽', 1],
    ['a family of four, joined into one emoji', '👨‍👩‍👧‍👦', 1],
    ['a flag', '🇬🇧', 1],
    ['an accent written apart', 'cafe\u0301', 4],
  ])('counts %s', (_what, note, count) => {
    expect(noteLength(note)).toBe(count);
  });
});

describe('the limit', () => {
  it.each([
    ['an empty note', '', true],
    ['100 letters', letters(100), true],
    ['101 letters', letters(101), false],
    ['100 letters and spaces between them', letters(100).split('').join(' '), true],
    ['100 letters and 200 spaces', letters(100) + ' '.repeat(200), true],
    ['100 letters and 201 spaces', letters(100) + ' '.repeat(201), false],
    ['300 new lines', '\n'.repeat(300), true],
    ['301 new lines', '\n'.repeat(301), false],
    ['100 cakes', '🎂'.repeat(100), true],
    ['101 cakes', '🎂'.repeat(101), false],
    ['one letter under 300 accents', `e${'\u0301'.repeat(300)}`, false],
  ])('for %s: valid is %s', (_what, note, fits) => {
    expect(isNoteValid(note)).toBe(fits);
  });
});
