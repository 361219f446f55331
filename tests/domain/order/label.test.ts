import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import type { OrderedBox } from '#domain/order/order.ts';
import {
  weighParcel,
  writeLabel,
  type LabelledParcel,
  type LabelRow,
  type PostalFacts,
} from '#domain/order/label.ts';
import type { ParcelContent } from '#domain/order/parcel.ts';
import { completeCustomer } from '../../support/orders.ts';

const facts: PostalFacts = {
  grams: { carton: 100, box: 50, slice: 30 },
  packageSizes: [
    { name: 'small parcel', maxGrams: 2_000 },
    { name: 'medium parcel', maxGrams: 20_000 },
  ],
  serviceCodes: { 1: 'SECOND', 2: 'FIRST', 100: 'SIGNED' },
};

const boxes = (boxId: number, quantity: number): OrderedBox => ({
  box: {
    boxId,
    selection: [{ flavourId: 1, quantity: 6 }],
    lid: { categoryId: 0, designName: 'Enjoy your fudge' },
    note: '',
    keyring: null,
  },
  quantity,
  sku: null,
});

const content = (items: OrderedBox[], shippingId = 1): ParcelContent => ({
  kind: 'boxes',
  items,
  recipient: null,
  shippingId,
  arriveOn: null,
  dispatchOn: null,
});

const slices = (count: number): ParcelContent => ({
  kind: 'slices',
  slices: count,
  option: 'custom',
  flavourIds: [1],
  recipient: null,
  shippingId: 100,
  arriveOn: null,
  dispatchOn: null,
});

const ada = {
  ...completeCustomer,
  firstName: 'Ada',
  lastName: 'Quay',
  address1: '1 Pier Road',
  address2: 'Flat 2',
  city: 'Clevedon',
  postcode: 'BS21 7QU',
};

const parcel: LabelledParcel = {
  orderNumber: 'BHF-4F7K2M9QXA',
  place: 1,
  placeCount: 1,
  status: 'waiting',
  isStopped: false,
  content: content([boxes(1, 1)]),
  recipient: ada,
};

const write = (changes: Partial<LabelledParcel> = {}) =>
  writeLabel({ ...parcel, ...changes }, catalogue, facts);

function rowOf(changes: Partial<LabelledParcel> = {}): LabelRow {
  const result = write(changes);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.row;
}

it('writes a row as it is typed', () => {
  expect(rowOf()).toEqual({
    firstName: 'Ada',
    lastName: 'Quay',
    address1: '1 Pier Road',
    address2: 'Flat 2',
    city: 'Clevedon',
    postcode: 'BS21 7QU',
    orderReference: 'BHF-4F7K2M9QXA',
    weight: '0.350',
    packageSize: 'small parcel',
    serviceCode: 'SECOND',
  });
});

it.each([
  ['both names', 'Ada', 'Quay', 'Ada', 'Quay'],
  ['accents', 'José', 'Núñez', 'Jose', 'Nunez'],
  ['one field for the whole name', 'Ada May Quay', '', 'Ada May', 'Quay'],
  ['one word', 'Ada', '', 'Ada', ''],
  ['a break in the name', 'Ada\nMay', 'Quay', 'Ada May', 'Quay'],
  ['a formula, which the file defuses', '=1+1', 'Quay', '=1+1', 'Quay'],
])('a name with %s', (_what, firstName, lastName, first, last) => {
  const row = rowOf({ recipient: { ...ada, firstName, lastName } });
  expect([row.firstName, row.lastName]).toEqual([first, last]);
});

const long = (count: number): string => 'x'.repeat(count);

it.each([
  [
    'another alphabet',
    { firstName: '小明', lastName: '王' },
    { code: 'not-roman', name: '小明 王' },
  ],
  [
    'a line of 101 characters',
    { address1: long(101) },
    { code: 'too-long', column: 'address1', characters: 101, max: 100 },
  ],
  [
    'an accented name of 101 characters',
    { lastName: 'é'.repeat(101) },
    { code: 'too-long', column: 'lastName', characters: 101, max: 100 },
  ],
  [
    'a postcode of 21 characters',
    { postcode: long(21) },
    { code: 'too-long', column: 'postcode', characters: 21, max: 20 },
  ],
  ['no name', { firstName: ' ', lastName: 'Quay' }, { code: 'missing', column: 'firstName' }],
  ['no town', { city: '' }, { code: 'missing', column: 'city' }],
])('is not written for %s, and nothing is cut', (_what, changes, problem) => {
  expect(write({ recipient: { ...ada, ...changes } })).toEqual({ problems: [problem] });
});

it('takes a line of 100 characters, and no second line', () => {
  const row = rowOf({ recipient: { ...ada, address1: long(100), address2: '' } });
  expect([row.address1, row.address2]).toEqual([long(100), '']);
});

it.each([
  ['posted', { status: 'posted' }, 'posted'],
  ['paid back', { isStopped: true }, 'stopped'],
  ['of unknown contents', { content: { kind: 'unreadable', recipient: null } }, 'unknown-weight'],
  ['of a box of earlier times', { content: content([boxes(99, 1)]) }, 'unknown-weight'],
  ['with a delivery that has no code', { content: content([boxes(1, 1)], 7) }, 'no-service'],
] as const)('is not written for a parcel that is %s', (_what, changes, code) => {
  const result = write(changes);
  expect('problems' in result && result.problems.map((one) => one.code)).toContain(code);
});

it('tells everything that is wrong at once', () => {
  const result = write({ status: 'posted', recipient: { ...ada, city: '', address1: long(101) } });
  expect('problems' in result && result.problems.map(({ code }) => code)).toEqual([
    'posted',
    'too-long',
    'missing',
  ]);
});

it('is written for a parcel that is packed', () => {
  expect(rowOf({ status: 'packed' }).firstName).toBe('Ada');
});

it('numbers the parcels of one order', () => {
  expect(rowOf({ place: 2, placeCount: 3 }).orderReference).toBe('BHF-4F7K2M9QXA-2');
});

describe('a weight with its packaging', () => {
  it.each([
    ['a Box of 6', content([boxes(1, 1)]), 350, 'small parcel'],
    ['two Boxes of 6', content([boxes(1, 2)]), 600, 'small parcel'],
    ['a Box of 6 and a Box of 12', content([boxes(1, 1), boxes(2, 1)]), 800, 'small parcel'],
    ['four Boxes of 12', content([boxes(2, 4)]), 1_900, 'small parcel'],
    ['five Boxes of 12', content([boxes(2, 5)]), 2_350, 'medium parcel'],
    ['60 slices', slices(60), 1_900, 'small parcel'],
    ['250 slices', slices(250), 7_600, 'medium parcel'],
  ])('%s', (_what, packed, grams, size) => {
    expect(weighParcel(packed, catalogue, facts)).toBe(grams);
    const row = rowOf({ content: packed });
    expect([row.weight, row.packageSize]).toEqual([(grams / 1000).toFixed(3), size]);
  });

  it('of more than Royal Mail takes gets no label', () => {
    const heavy = content([boxes(3, 20)]);
    expect(write({ content: heavy })).toEqual({
      problems: [{ code: 'too-heavy', grams: 21_500, maxGrams: 20_000 }],
    });
  });
});

it.each([
  [1, 'SECOND'],
  [2, 'FIRST'],
])('delivery %i has the service code %s', (shippingId, code) => {
  expect(rowOf({ content: content([boxes(1, 1)], shippingId) }).serviceCode).toBe(code);
});

it('slices go signed for', () => {
  expect(rowOf({ content: slices(50) }).serviceCode).toBe('SIGNED');
});
