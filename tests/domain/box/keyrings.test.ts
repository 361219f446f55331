import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import {
  findMainKeyring,
  findNameTag,
  keyringSlug,
  mainKeyrings,
  searchNameTags,
  lastTagTitle,
} from '#domain/box/keyrings.ts';

const titles = (typed: string): string[] =>
  searchNameTags(typed, catalogue).map(({ title }) => title);

describe('the name search', () => {
  it.each([
    ['na', ['nan', 'nanny', 'Nathan']],
    ['NAN', ['nan', 'nanny']],
    [' zo ', ['Zoe']],
    ['grand', ['grandad', 'grandma']],
    ['ophie', []],
    ['this', []],
    ['always', []],
    ['xyz', []],
  ])('"%s" finds %j', (typed, found) => {
    expect(titles(typed)).toEqual(found);
  });

  it('returns all name tags for an empty query', () => {
    expect(titles('')).toHaveLength(146);
  });
});

describe('main keyrings and name tags', () => {
  it('are distinguished', () => {
    expect(mainKeyrings(catalogue).map(({ id }) => id)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  it.each([
    [1, true, false],
    [12, true, false],
    [13, false, true],
    [158, false, true],
    [0, false, false],
    [159, false, false],
  ])('%i is a keyring: %s, a tag: %s', (id, isMain, isTag) => {
    expect(findMainKeyring(id, catalogue) !== undefined).toBe(isMain);
    expect(findNameTag(id, catalogue) !== undefined).toBe(isTag);
  });
});

describe('the sender', () => {
  it.each([
    ['empty without a tag', [], ''],
    ['the only tag', [13], 'mum'],
    ['the tag added last', [13, 14], 'dad'],
    ['empty for an unknown tag', [999], ''],
  ])('is %s', (_who, nameTagIds, sender) => {
    expect(lastTagTitle({ nameTagIds }, catalogue)).toBe(sender);
  });
});

it.each([
  [1, 'this-nan-belongs'],
  [11, 'best-friends-forever'],
  [13, 'name-tag'],
  [158, 'name-tag'],
])('keyring %i has the image %s', (id, slug) => {
  expect(catalogue.keyrings.filter((keyring) => keyring.id === id).map(keyringSlug)).toEqual([
    slug,
  ]);
});
