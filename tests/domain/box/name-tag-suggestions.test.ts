import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { nameTags } from '#domain/box/keyrings.ts';
import { suggestNameTags } from '#domain/box/name-tag-suggestions.ts';

const near = (typed: string): string[] =>
  suggestNameTags(typed, nameTags(catalogue)).map(({ title }) => title);

describe('suggestions for a name without a match', () => {
  it.each([
    ['one letter too many', 'Sarahh', ['Sarah']],
    ['one letter missing', 'Elenor', ['Eleanor']],
    ['another letter', 'Isabelle', ['Isabella']],
    ['two letters', 'Steven', ['Stephen']],
    ['the nearest come first', 'Anne', ['Anna', 'nanny', 'Jane']],
    ['of equally near ones those with its first letter', 'Sofie', ['Sophie', 'Alfie', 'Rosie']],
    ['an accent', 'Chloé', ['Chloe']],
    ['several accents', 'Élénor', ['Eleanor']],
    ['capitals', 'SOPHY', ['Sophie', 'Poppy']],
    ['a hyphen and a blank', 'El-eanor ', ['Eleanor']],
    ['a family word', 'mummy', ['mum']],
  ])('%s: suggests for %s %j', (_, typed, names) => {
    expect(near(typed)).toEqual(names);
  });

  it.each(['', ' ', 'Q', 'Xyzzy', 'Wolfgang Amadeus', '李', '🎂', '123', '.*'])(
    'finds no name close to "%s"',
    (typed) => {
      expect(near(typed)).toEqual([]);
    },
  );

  it('returns three at most', () => {
    expect(near('Jane')).toHaveLength(3);
  });
});
