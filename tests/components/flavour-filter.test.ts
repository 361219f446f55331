import { expect, it } from 'vitest';
import { countText, readHidden, writeHidden } from '#components/flavours/flavour-filter.ts';

const known = ['milk', 'soya', 'nuts'];

it.each([
  ['', []],
  ['?hide=nuts', ['nuts']],
  ['?hide=nuts+milk', ['milk', 'nuts']],
  ['?hide=nuts%20milk', ['milk', 'nuts']],
  ['?hide=', []],
  ['?hide=gravel+nuts', ['nuts']],
  ['?show=nuts', []],
])('the address %j hides %j', (search, hidden) => {
  expect(readHidden(search, known)).toEqual(hidden);
});

it.each([
  [[], ''],
  [['nuts'], '?hide=nuts'],
  [['milk', 'nuts'], '?hide=milk+nuts'],
])('hiding %j is remembered as %j', (hidden, search) => {
  expect(writeHidden(hidden)).toBe(search);
  expect(readHidden(search, known)).toEqual(hidden);
});

it('says how many are left', () => {
  expect(countText(21, 27)).toBe('Showing 21 of 27 flavours');
});
