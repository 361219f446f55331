import { expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { parseBuilderQuery } from '#domain/box/builder-query.ts';

const nothing = {
  restores: false,
  opensShipping: false,
  editsLine: null,
  boxId: null,
  flavourId: null,
};

it.each([
  ['', nothing],
  ['restored=true', { ...nothing, restores: true }],
  ['restored=yes', nothing],
  ['restored=true&step=shipping', { ...nothing, restores: true, opensShipping: true }],
  ['restored=true&step=5', { ...nothing, restores: true }],
  ['step=shipping', nothing],
  ['edit=5f00', { ...nothing, editsLine: '5f00' }],
  ['edit=', nothing],
  ['box=6', { ...nothing, boxId: 1 }],
  ['box=12', { ...nothing, boxId: 2 }],
  ['box=30', nothing],
  ['boxId=3', { ...nothing, boxId: 3 }],
  ['boxId=9', nothing],
  ['boxId=-1', nothing],
  ['flavour=22', { ...nothing, flavourId: 22 }],
  ['flavour=999', nothing],
  ['flavour=1e1', nothing],
  ['box=6&flavour=22', { ...nothing, boxId: 1, flavourId: 22 }],
  ['box=6&flavour=37', { ...nothing, boxId: 1 }],
  ['boxId=6&flavour=37', { ...nothing, boxId: 6, flavourId: 37 }],
])('parses ?%s as %j', (search, request) => {
  const query = new URLSearchParams(search);
  expect(parseBuilderQuery((name) => query.get(name), catalogue)).toEqual(request);
});
