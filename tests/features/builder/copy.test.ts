import { describe, expect, it } from 'vitest';
import { addedKeyringText, nameTagHint, noteHint } from '#features/builder/copy.ts';

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

describe('the hint below the name tags', () => {
  it.each([
    [0, 'Please add at least one name to complete your personalized keyring.'],
    [1, 'You can add 2 more name(s).'],
    [2, 'You can add 1 more name(s).'],
    [3, 'Maximum of 3 names reached.'],
  ])('with %i names reads "%s"', (count, hint) => {
    expect(nameTagHint(count)).toBe(hint);
  });
});

it('names the keyring that has been added, its names and its price', () => {
  expect(addedKeyringText(['this mum belongs', 'Ada', 'dad'], 897)).toBe(
    'Added: this mum belongs, Ada, dad, £8.97',
  );
});
