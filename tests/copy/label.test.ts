import { expect, it } from 'vitest';
import { labelProblemText } from '#copy/label.ts';

it.each([
  [{ code: 'posted' }, 'It is posted already.'],
  [{ code: 'stopped' }, 'It was paid back or disputed.'],
  [{ code: 'missing', column: 'city' }, 'Its town is missing. Correct the address.'],
  [
    { code: 'too-long', column: 'address1', characters: 101, max: 100 },
    'Its address line 1 has 101 characters, and a label takes 100. Correct the address.',
  ],
  [
    { code: 'not-roman', name: '王小明' },
    'Royal Mail prints names in Roman letters only: “王小明”. Correct the name, or write this label by hand.',
  ],
  [{ code: 'unknown-weight' }, 'Its weight is not known. Weigh it, and write this label by hand.'],
  [
    { code: 'too-heavy', grams: 21_500, maxGrams: 20_000 },
    'It weighs 21.5 kg, and Royal Mail takes 20 kg. Post it in several parcels, with labels by hand.',
  ],
  [{ code: 'no-service' }, 'Its delivery has no Royal Mail code. Write this label by hand.'],
] as const)('says why there is no label: %j', (problem, text) => {
  expect(labelProblemText(problem)).toBe(text);
});
