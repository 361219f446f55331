import { describe, expect, it } from 'vitest';
import { noteHint } from '#features/builder/copy.ts';

const letters = (count: number): string => 'a'.repeat(count);

describe('the hint beside the note', () => {
  it.each([
    [89, ''],
    [90, '10 characters remaining (excluding spaces)'],
    [99, '1 characters remaining (excluding spaces)'],
    [100, 'Character limit reached (excluding spaces)'],
  ])('at %i characters reads "%s"', (count, hint) => {
    expect(noteHint(letters(count))).toBe(hint);
    expect(noteHint(`${letters(count)}     `)).toBe(hint);
  });
});
