import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { flavoursFor } from '#domain/box/box-rules.ts';
import { bulkFlavours } from '#domain/bulk/bulk-flavours.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart/cart-limits.ts';
import { isNoteValid } from '#domain/box/note.ts';
import {
  SHOP_APP,
  isShopPayment,
  readOrderMetadata,
  writeOrderMetadata,
} from '#domain/order/order-metadata.ts';
import { normalizeBox } from '#domain/box/box.ts';
import { validateOrder } from '#domain/order/order-rules.ts';
import type { BoxOrder, BulkOrder, Order } from '#domain/order/order.ts';
import type { Box } from '#domain/box/box.ts';
import { priceOrder } from '#domain/order/pricing.ts';
import { birthdayBox, birthdayOrder, completeCustomer } from '../../support/orders.ts';

const selectionOf = (boxId: number): fc.Arbitrary<Box['selection']> => {
  const box = catalogue.boxes.find(({ id }) => id === boxId);
  if (!box) throw new Error(`No box ${boxId}`);
  if (box.fixedSelection) return fc.constant(box.fixedSelection);
  const flavourIds = flavoursFor(box, catalogue).map(({ id }) => id);
  return fc
    .array(fc.constantFrom(...flavourIds), { minLength: box.pieces, maxLength: box.pieces })
    .map((picked) =>
      [...new Set(picked)].map((flavourId) => ({
        flavourId,
        quantity: picked.filter((id) => id === flavourId).length,
      })),
    );
};

const keyringsOf = (boxId: number): fc.Arbitrary<Box['keyring']> => {
  const none = fc.constant(null);
  if (boxId !== 1) return none;
  const some = fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    nameTagIds: fc.uniqueArray(fc.integer({ min: 13, max: 158 }), { minLength: 1, maxLength: 3 }),
  });
  return fc.oneof(none, some);
};

const lids = catalogue.lidDesigns.flatMap(({ name, categoryIds }) =>
  categoryIds.map((categoryId) => ({ categoryId, designName: name })),
);

const box: fc.Arbitrary<Box> = fc
  .constantFrom(...catalogue.boxes.map(({ id }) => id))
  .chain((boxId) =>
    fc
      .tuple(
        selectionOf(boxId),
        fc.constantFrom(...lids),
        fc.string({ unit: 'grapheme', maxLength: 120 }).filter(isNoteValid),
        keyringsOf(boxId),
      )
      .map(([selection, lid, note, keyring]) => ({ boxId, selection, lid, note, keyring })),
  )
  .map((made) => normalizeBox(made, catalogue));

const boxOrders: fc.Arbitrary<BoxOrder> = fc.record({
  orderType: fc.constantFrom('builder' as const, 'cart' as const),
  boxes: fc.array(
    fc.record({ box, quantity: fc.integer({ min: 1, max: 20 }), sku: fc.constant(null) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  ),
  arriveOn: fc.constantFrom(null, '2026-12-24'),
  dispatchOn: fc.constantFrom(null, '2026-12-18'),
  shippingId: fc.constantFrom(1 as const, 2 as const),
  recipient: fc
    .boolean()
    .map((emailMarketingOptIn) => ({ ...completeCustomer, emailMarketingOptIn })),
  source: fc.constantFrom('build-your-box', 'basket'),
});

const bulkOrders: fc.Arbitrary<BulkOrder> = fc.record({
  orderType: fc.constant('bulk' as const),
  slices: fc.integer({ min: 50, max: 250 }),
  option: fc.constantFrom('assortment' as const, 'custom' as const),
  flavourIds: fc.uniqueArray(fc.constantFrom(...bulkFlavours(catalogue).map(({ id }) => id)), {
    minLength: 1,
    maxLength: 10,
  }),
  recipient: fc.constant(completeCustomer),
  source: fc.constant('weddings-corporate'),
});

const orders: fc.Arbitrary<Order> = fc.oneof(boxOrders, bulkOrders);

const write = (order: Order): Record<string, string> =>
  writeOrderMetadata('4F7K2M9QXA', order, catalogue);

describe('an order encoded as payment metadata', () => {
  it('decodes completely, for every order', () => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(validateOrder(order, catalogue)).toBeNull();
        expect(readOrderMetadata(write(order), completeCustomer, catalogue)).toEqual({
          orderNumber: '4F7K2M9QXA',
          order,
          expectedTotalPence: priceOrder(order, catalogue).totalPence,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('uses at most 50 keys of 40 and values of 500 characters, none empty', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const entries = Object.entries(write(order));
        expect(entries.length).toBeLessThanOrEqual(50);
        const wrong = entries.filter(
          ([key, value]) => key.length > 40 || value.length > 500 || value === '',
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('fits these limits with the largest cart: 12 lines of maximum length', () => {
    const longestOf = <T>(list: readonly T[], lengthOf: (entry: T) => number): T => {
      const [longest] = list.toSorted((a, b) => lengthOf(b) - lengthOf(a));
      if (longest === undefined) throw new Error('There is nothing to choose from');
      return longest;
    };
    const lid = longestOf(
      lids,
      ({ categoryId, designName }) => `${categoryId}${designName}`.length,
    );
    const largestBox = longestOf(catalogue.boxes, ({ pieces }) => pieces);
    const flavours = flavoursFor(largestBox, catalogue);
    const spread = flavours.map(({ id }, index) => ({
      flavourId: id,
      quantity: index === 0 ? largestBox.pieces - flavours.length + 1 : 1,
    }));
    const note = `愛${'\n\n愛'.repeat(99)}`;
    const largest = { boxId: largestBox.id, selection: spread, lid, note };
    const withKeyring = {
      ...largest,
      boxId: 1,
      selection: spread.slice(-6).map((entry) => ({ ...entry, quantity: 1 })),
      keyring: { id: 12, nameTagIds: [158, 157, 156] },
    };
    const noKeyring = { ...largest, keyring: null };
    const order: BoxOrder = {
      ...birthdayOrder,
      orderType: 'cart',
      boxes: Array.from({ length: MAX_CART_LINES }, (_, index) => ({
        box: index % 2 ? withKeyring : noKeyring,
        sku: null,
        quantity: MAX_LINE_QUANTITY,
      })),
      shippingId: 2,
      arriveOn: '2026-12-24',
      dispatchOn: '2026-12-18',
      source: 'x'.repeat(40),
    };
    expect(validateOrder(order, catalogue)).toBeNull();
    const entries = Object.entries(write(order));
    expect(entries.filter(([key, value]) => key.length > 40 || value.length > 500)).toEqual([]);
    expect(entries.length).toBeLessThanOrEqual(50);
    expect(readOrderMetadata(write(order), order.recipient, catalogue)?.order).toEqual(order);
  });

  it("preserves a colon in a design's name", () => {
    const lid = { categoryId: 1, designName: 'For: Mum' };
    const boxes = [{ box: { ...birthdayBox, lid }, quantity: 1, sku: null }];
    const read = readOrderMetadata(write({ ...birthdayOrder, boxes }), null, catalogue);
    expect(read?.order).toMatchObject({ boxes });
  });

  it('has this exact form', () => {
    expect(write(birthdayOrder)).toEqual({
      app: 'birnbeck-fudge',
      v: '1',
      orderNumber: '4F7K2M9QXA',
      orderType: 'builder',
      source: 'build-your-box',
      shippingMethod: 'Royal Mail 2nd Class',
      catalogueVersion: catalogue.version,
      expectedTotal: String(priceOrder(birthdayOrder, catalogue).totalPence),
      b1: '1|1|1x2,22x4|1:Happy Birthday Mum|2|13,14',
      b1_note: 'Happy birthday!',
    });
  });
});

describe('metadata that the shop did not write', () => {
  const ours = write(birthdayOrder);

  it.each([
    ['ours', ours, true],
    ['of another product', { ...ours, app: 'another' }, false],
    ['without a name', {}, false],
    ['missing', null, false],
    ['not there at all', undefined, false],
  ])('%s: belongs to the shop is %s', (_whose, metadata, answer) => {
    expect(isShopPayment(metadata)).toBe(answer);
  });

  it.each([
    ['of another product', { ...ours, app: 'another' }],
    ['of an unknown kind of order', { ...ours, orderType: 'gift-card' }],
    ['without an order number', { app: SHOP_APP, orderType: 'builder' }],
  ])('%s decodes to null', (_whose, metadata) => {
    expect(readOrderMetadata(metadata, null, catalogue)).toBeNull();
  });

  it('decodes without a recipient when the payment has none', () => {
    expect(readOrderMetadata(ours, null, catalogue)?.order.recipient).toBeNull();
  });
});
