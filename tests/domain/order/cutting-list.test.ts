import { expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import type { Box } from '#domain/box/box.ts';
import { cuttingList } from '#domain/order/cutting-list.ts';
import type { ParcelContent } from '#domain/order/parcel.ts';

const [first, second] = catalogue.flavours;
if (!first || !second) throw new Error('No flavours');

const boxOf = (boxId: number, flavourId: number, quantity: number): Box => ({
  boxId,
  selection: [{ flavourId, quantity }],
  lid: { categoryId: 0, designName: 'Enjoy your fudge' },
  note: '',
  keyring: null,
});

const parcelOf = (...items: [box: Box, quantity: number][]): ParcelContent => ({
  kind: 'boxes',
  items: items.map(([box, quantity]) => ({ box, quantity, sku: null })),
  recipient: null,
  shippingId: 1,
  arriveOn: null,
  dispatchOn: null,
});

const idOf = (unit: string) => catalogue.boxes.find((box) => box.unit.many === unit)?.id ?? 0;

it('adds up pieces, bars and bags of a flavour over all parcels and boxes', () => {
  const parcels = [
    parcelOf([boxOf(idOf('pieces'), first.id, 6), 2], [boxOf(idOf('bars'), first.id, 3), 1]),
    parcelOf([boxOf(idOf('bags'), first.id, 4), 1], [boxOf(idOf('pieces'), second.id, 6), 1]),
  ];
  expect(cuttingList(parcels, catalogue)).toEqual([
    { flavourId: first.id, name: first.name, pieces: 12, bars: 3, bigBars: 0, bags: 4, slices: 0 },
    { flavourId: second.id, name: second.name, pieces: 6, bars: 0, bigBars: 0, bags: 0, slices: 0 },
  ]);
});

it('keeps bars and big bars apart', () => {
  const [small, large, big] = ['3-bar-gift-box', '5-bar-fudge-gift-box', '3-big-bar-box'].map(
    (slug) => catalogue.boxes.find((box) => box.slug === slug)?.id ?? 0,
  );
  const parcels = [
    parcelOf([boxOf(small ?? 0, first.id, 3), 1], [boxOf(big ?? 0, first.id, 2), 2]),
    parcelOf([boxOf(large ?? 0, first.id, 5), 1]),
  ];
  expect(cuttingList(parcels, catalogue)).toMatchObject([{ bars: 8, bigBars: 4, pieces: 0 }]);
});

it('shares slices out, and the first flavours get those that are left over', () => {
  const slices: ParcelContent = {
    kind: 'slices',
    slices: 101,
    option: 'custom',
    flavourIds: [second.id, first.id],
    recipient: null,
    shippingId: 100,
    arriveOn: null,
    dispatchOn: null,
  };
  const list = cuttingList([slices], catalogue);
  expect(list.map((line) => [line.name, line.slices])).toEqual([
    [first.name, 50],
    [second.name, 51],
  ]);
});

it('names a flavour of earlier times, and leaves out what cannot be read', () => {
  const parcels = [
    parcelOf([boxOf(1, 9_999, 6), 1]),
    { kind: 'unreadable', recipient: null } as const,
  ];
  expect(cuttingList(parcels, catalogue).map(({ name }) => name)).toEqual(['Flavour 9999']);
  expect(cuttingList([], catalogue)).toEqual([]);
});
