import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import {
  bulkTotal,
  cheaperBulkTotal,
  parseSlices,
  slicePrice,
  slicesError,
  sliderValue,
} from '#domain/bulk/bulk.ts';
import { findById } from '#domain/catalogue.ts';
import { bulkDelivery, findDeliveryMethod } from '#domain/delivery/delivery.ts';
import { validateOrder, type RuleViolation } from '#domain/order/order-rules.ts';
import type { SliceOrder } from '#domain/order/order.ts';
import { priceOrder } from '#domain/order/pricing.ts';
import { normalizeOrder } from '#domain/order/normalize-order.ts';

const BAILEYS = 1;
const VANILLA = 22;
const VEGAN_CHOCOLATE = 37;

const order: SliceOrder = {
  kind: 'slices',
  shippingId: bulkDelivery.id,
  arriveOn: null,
  dispatchOn: null,
  buyer: null,
  slices: 120,
  option: 'custom',
  flavourIds: [VANILLA, BAILEYS],
  recipient: null,
  source: 'weddings-corporate',
};

describe('the quantity of slices', () => {
  it.each([
    ['nothing', '', 'too-few'],
    ['a space', ' ', 'too-few'],
    ['a word', 'many', 'too-few'],
    ['none', '0', 'too-few'],
    ['less than none', '-60', 'too-few'],
    ['49', '49', 'too-few'],
    ['50', '50', null],
    ['53, between two steps of the slider', '53', null],
    ['99.5', '99.5', 'not-whole'],
    ['250', '250', null],
    ['251', '251', 'too-many'],
  ])('%s', (_what, text, error) => {
    expect(slicesError(parseSlices(text))).toBe(error);
  });

  it.each([
    [0, 50],
    [52, 50],
    [53, 55],
    [248, 250],
    [900, 250],
  ])('%i in the field puts the slider at %i', (slices, value) => {
    expect(sliderValue(slices)).toBe(value);
  });
});

describe('the price of slices', () => {
  it.each([
    [50, 120, 7000],
    [84, 120, 11080],
    [99, 120, 12880],
    [100, 100, 11000],
    [120, 100, 13000],
    [250, 100, 26000],
  ])('%i slices at %i p come to %i p', (slices, each, total) => {
    expect(slicePrice(slices)).toBe(each);
    expect(bulkTotal(slices)).toBe(total);
    expect(priceOrder({ ...order, slices }, catalogue).totalPence).toBe(total);
  });

  it.each([
    [49, false],
    [83, false],
    [84, true],
    [99, true],
    [100, false],
    [250, false],
  ])('%i slices: 100 cost less is %s', (slices, isCheaper) => {
    expect(cheaperBulkTotal(slices)).toBe(isCheaper ? bulkTotal(100) : undefined);
  });
});

describe('a bulk order', () => {
  it.each<[string, Partial<SliceOrder>, RuleViolation | null]>([
    ['of 120 slices in two flavours is in order', {}, null],
    ['of 49 slices', { slices: 49 }, { code: 'wrong-quantity', quantity: 'too-few' }],
    ['of 251 slices', { slices: 251 }, { code: 'wrong-quantity', quantity: 'too-many' }],
    ['without a flavour', { flavourIds: [] }, { code: 'wrong-flavours', choice: 'none' }],
    [
      'of a flavour that is not sold in bulk',
      { flavourIds: [VEGAN_CHOCOLATE] },
      { code: 'wrong-flavours', choice: 'not-sold' },
    ],
    ['of the assortment needs no flavour', { option: 'assortment', flavourIds: [] }, null],
  ])('%s', (_what, changes, violation) => {
    expect(validateOrder({ ...order, ...changes }, catalogue)).toEqual(violation);
  });

  it('has one line and the flat-rate delivery beside it', () => {
    expect(priceOrder(order, catalogue)).toEqual({
      lines: [
        {
          product: {
            kind: 'slices',
            isAssortment: false,
            flavours: [BAILEYS, VANILLA].map((id) => findById(catalogue.flavours, id)),
          },
          unitPence: 100,
          quantity: 120,
        },
      ],
      shipping: { names: ['Flat-rate Shipping'], pricePence: 1000 },
      totalPence: 13000,
    });
    expect(findDeliveryMethod(bulkDelivery.id, catalogue).workingDays).toEqual({
      first: 3,
      last: 5,
    });
  });

  it('stores the flavours of the assortment at the time of ordering', () => {
    const result = normalizeOrder({ ...order, option: 'assortment', flavourIds: [] }, catalogue);
    expect(result).toMatchObject({ order: { flavourIds: [1, 3, 8, 15, 17, 19, 22, 4] } });
  });
});
