import { expect, it } from 'vitest';
import { findById, slugify } from '#domain/catalogue.ts';

it.each([
  ['Vanilla', 'vanilla'],
  ['Banana & Chocolate Swirl', 'banana-and-chocolate-swirl'],
  ['Vegan Sea-Salt Caramel', 'vegan-sea-salt-caramel'],
  ["World's Best Dad", 'worlds-best-dad'],
  ['World’s Best Dad', 'worlds-best-dad'],
  ['4-Bag Box', '4-bag-box'],
  [' Fudge! ', 'fudge'],
])('"%s" has the slug "%s"', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

it('finds an entry by its id, or returns undefined', () => {
  const list = [{ id: 1 }, { id: 8, name: 'eight' }];
  expect(findById(list, 8)).toBe(list[1]);
  expect(findById(list, 2)).toBeUndefined();
});
