import { expect, it } from 'vitest';
import { addedKeyringText } from '#features/builder/steps/note/added-keyring.ts';

it('names the keyring that has been added, its names and its price', () => {
  expect(addedKeyringText(['this mum belongs', 'Ada', 'dad'], 897)).toBe(
    'Added: this mum belongs, Ada, dad, £8.97',
  );
});
