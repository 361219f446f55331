import { describe, expect, it } from 'vitest';
import { keyringLines } from '#domain/box/box-pricing.ts';
import { priceOrder } from '#domain/order/pricing.ts';
import {
  birthdayOrder,
  TAG_DAD,
  TAG_MUM,
  TAG_SISTER,
  THIS_MUM_BELONGS,
} from '../../support/orders.ts';
import { fixtureCatalogue as catalogue } from '../../support/fixture-catalogue.ts';

function total(
  boxId: number,
  mainKeyringId: number | null,
  nameTagIds: number[],
  shippingId: 1 | 2,
  quantity = 1,
): number {
  const keyring = mainKeyringId === null ? null : { id: mainKeyringId, nameTagIds };
  const items = [{ box: { boxId, keyring }, quantity, sku: null }];
  return priceOrder({ parcels: [{ items, shippingId }] }, catalogue).totalPence;
}

describe('the price of an order', () => {
  it.each([
    ['Box of 6, 2nd Class', 1, null, [], 1, 1000],
    ['Box of 6, 1st Class', 1, null, [], 2, 1500],
    ['Box of 12, 2nd Class', 2, null, [], 1, 2000],
    ['Box of 30, 1st Class', 3, null, [], 2, 3500],
    ['Bag Box', 6, null, [], 1, 1500],
    ['Vegan Bag Box', 7, null, [], 1, 1600],
    ['Box of 6 with a keyring and one name', 1, 2, [TAG_MUM], 1, 1400],
    ['Box of 6 with a keyring and two names, 1st Class', 1, 2, [TAG_MUM, TAG_DAD], 2, 2000],
    ['Box of 6 with a keyring and three names', 1, 2, [TAG_MUM, TAG_DAD, TAG_SISTER], 1, 1600],
    ['Box of 6 with names but no keyring, which are free of charge', 1, null, [TAG_MUM], 1, 1000],
  ] as const)('%s', (_what, boxId, mainKeyringId, nameTagIds, shippingId, pence) => {
    expect(total(boxId, mainKeyringId, [...nameTagIds], shippingId)).toBe(pence);
  });

  it('multiplies equal boxes and charges one delivery', () => {
    expect(total(1, THIS_MUM_BELONGS, [TAG_MUM], 2, 3)).toBe(3 * (1000 + 300 + 100) + 500);
  });

  it('adds different boxes and charges one delivery', () => {
    const items = [1, 2, 3].map((boxId) => ({
      box: { boxId, keyring: null },
      quantity: 1,
    }));
    expect(priceOrder({ parcels: [{ items, shippingId: 2 }] }, catalogue).totalPence).toBe(
      1000 + 2000 + 3000 + 500,
    );
  });

  it.each([
    ['box', 99, 1],
    ['delivery', 1, 3],
  ] as const)('an unknown %s has no price', (_what, boxId, shippingId) => {
    const items = [{ box: { boxId, keyring: null }, quantity: 1, sku: null }];
    const options = catalogue.shippingOptions.filter(({ id }) => id === shippingId);
    expect(() =>
      priceOrder(
        { parcels: [{ items, shippingId: 1 }] },
        { ...catalogue, shippingOptions: options },
      ),
    ).toThrow('Unknown');
  });
});

describe('the price of several parcels', () => {
  it('is that of the same orders alone: each parcel has a delivery', () => {
    const parcels = [1, 2].map((id) => ({
      items: [{ box: { boxId: id, keyring: null }, quantity: 2 }],
      shippingId: id,
    }));
    const alone = parcels.map((parcel) => priceOrder({ parcels: [parcel] }, catalogue));
    const together = priceOrder({ parcels }, catalogue);
    expect(together.lines).toEqual(alone.flatMap(({ lines }) => lines));
    expect(together.totalPence).toBe(alone.reduce((sum, { totalPence }) => sum + totalPence, 0));
    expect(together.shipping).toEqual({
      names: ['Royal Mail 2nd Class', 'Royal Mail 1st Class'],
      pricePence: 500,
    });
  });

  it('includes equal deliveries', () => {
    const parcels = [2, 1, 2].map((shippingId) => ({ items: [], shippingId }));
    expect(priceOrder({ parcels }, catalogue).shipping).toEqual({
      names: ['Royal Mail 1st Class', 'Royal Mail 2nd Class', 'Royal Mail 1st Class'],
      pricePence: 1000,
    });
  });
});

describe('the lines of a receipt', () => {
  it('are the box, the keyring, then each name tag; delivery is separate', () => {
    const quote = priceOrder(birthdayOrder, catalogue);
    expect(quote.lines).toMatchObject([
      { product: { kind: 'box', box: { name: 'Box of 6' } }, unitPence: 1000, quantity: 1 },
      { product: { keyring: { title: 'this mum belongs' } }, unitPence: 300, quantity: 1 },
      { product: { keyring: { title: 'mum', isNameTag: true } }, unitPence: 100, quantity: 1 },
      { product: { keyring: { title: 'dad', isNameTag: true } }, unitPence: 100, quantity: 1 },
    ]);
    expect(quote.shipping).toEqual({ names: ['Royal Mail 2nd Class'], pricePence: 0 });
  });

  it('are none without a keyring', () => {
    expect(keyringLines(null, catalogue)).toEqual([]);
  });

  it('never mix up main keyrings and name tags', () => {
    expect(keyringLines({ id: TAG_MUM, nameTagIds: [TAG_DAD] }, catalogue)).toEqual([]);
    const lines = keyringLines({ id: THIS_MUM_BELONGS, nameTagIds: [1] }, catalogue);
    expect(lines).toMatchObject([{ product: { keyring: { id: THIS_MUM_BELONGS } } }]);
    expect(lines).toHaveLength(1);
  });
});
