import fc from 'fast-check';
import { catalogue } from '#data/catalogue.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { flavoursFor } from '#domain/box/box-rules.ts';
import { normalizeBox, type Box } from '#domain/box/box.ts';
import { isNoteValid } from '#domain/box/note.ts';
import { bulkFlavours } from '#domain/bulk/bulk-flavours.ts';
import { readyMadeBox } from '#domain/cart/cart.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import type { BoxOrder, BoxParcel, OrderedBox, SliceOrder } from '#domain/order/order.ts';
import { completeCustomer } from './orders.ts';

const selectionOf = (boxId: number): fc.Arbitrary<Box['selection']> => {
  const type = catalogue.boxes.find(({ id }) => id === boxId);
  if (!type) throw new Error(`No box ${boxId}`);
  if (type.fixedSelection) return fc.constant(type.fixedSelection);
  const flavourIds = flavoursFor(type, catalogue).map(({ id }) => id);
  return fc
    .array(fc.constantFrom(...flavourIds), { minLength: type.pieces, maxLength: type.pieces })
    .map((picked) =>
      [...new Set(picked)].map((flavourId) => ({
        flavourId,
        quantity: picked.filter((id) => id === flavourId).length,
      })),
    );
};

const keyringOf = (boxId: number): fc.Arbitrary<Box['keyring']> =>
  boxId === 1
    ? fc.option(
        fc.record({
          id: fc.integer({ min: 1, max: 12 }),
          nameTagIds: fc.uniqueArray(fc.integer({ min: 13, max: 158 }), {
            minLength: 1,
            maxLength: 3,
          }),
        }),
      )
    : fc.constant(null);

/** Every lid that a box may have. */
export const lids = catalogue.lidDesigns.flatMap(({ name, categoryIds }) =>
  categoryIds.map((categoryId) => ({ categoryId, designName: name })),
);

const anyBox: fc.Arbitrary<Box> = fc
  .constantFrom(...catalogue.boxes.map(({ id }) => id))
  .chain((boxId) =>
    fc.record({
      boxId: fc.constant(boxId),
      selection: selectionOf(boxId),
      lid: fc.constantFrom(...lids),
      note: fc.string({ unit: 'grapheme', maxLength: 120 }).filter(isNoteValid),
      keyring: keyringOf(boxId),
    }),
  )
  .map((box) => normalizeBox(box, catalogue));

const quantity = fc.integer({ min: 1, max: 20 });

const builtBox: fc.Arbitrary<OrderedBox> = fc.record({
  box: anyBox,
  quantity,
  sku: fc.constant(null),
});

/** A ready-made box, with its flavours in any order. */
const readyMade: fc.Arbitrary<OrderedBox> = fc
  .tuple(fc.constantFrom(...shopBoxes), fc.boolean(), quantity)
  .map(([shopBox, isReversed, count]) => {
    const box = readyMadeBox(shopBox);
    const selection = isReversed ? box.selection.toReversed() : box.selection;
    return { box: { ...box, selection }, quantity: count, sku: shopBox.slug };
  });

const recipient = fc
  .boolean()
  .map((emailMarketingOptIn) => ({ ...completeCustomer, emailMarketingOptIn }));

const parcelOf = (items: fc.Arbitrary<OrderedBox[]>): fc.Arbitrary<BoxParcel> =>
  fc.record({
    items,
    recipient,
    shippingId: fc.constantFrom(1, 2),
    arriveOn: fc.constantFrom(null, '2026-12-24' as const),
    dispatchOn: fc.constantFrom(null, '2026-12-18' as const),
  });

const boxOrder = (
  channel: BoxOrder['channel'],
  source: string,
  parcels: fc.Arbitrary<BoxParcel[]>,
  buyer: fc.Arbitrary<BoxOrder['buyer']> = fc.constant(null),
): fc.Arbitrary<BoxOrder> =>
  fc.record({
    kind: fc.constant('boxes' as const),
    channel: fc.constant(channel),
    source: fc.constant(source),
    buyer,
    parcels,
  });

const cartItems = fc.array(fc.oneof(builtBox, readyMade), { minLength: 1, maxLength: 12 });

/** An order of boxes in one parcel; the basket may name its buyer. */
export const oneParcel: fc.Arbitrary<BoxOrder> = fc.oneof(
  boxOrder(
    'builder',
    'build-your-box',
    parcelOf(builtBox.map((item) => [{ ...item, quantity: 1 }])).map((parcel) => [parcel]),
  ),
  boxOrder(
    'cart',
    'basket',
    parcelOf(cartItems).map((parcel) => [parcel]),
    fc.constantFrom(null, { name: 'O"Neill \\ Söhne', company: '', purchaseOrder: '' }),
  ),
);

/** An order of boxes as until November 2026: in one parcel, without the name of a buyer. */
export const earlierBoxes: fc.Arbitrary<BoxOrder> = oneParcel.map((order) => ({
  ...order,
  buyer: null,
}));

/** An order of two to twelve boxes, each in a parcel of its own for a recipient of its own. */
export const severalParcels: fc.Arbitrary<BoxOrder> = boxOrder(
  'cart',
  'basket',
  fc
    .tuple(
      recipient,
      fc.array(parcelOf(fc.oneof(builtBox, readyMade).map((item) => [item])), {
        minLength: 2,
        maxLength: 12,
      }),
    )
    .map(([{ emailMarketingOptIn }, parcels]) =>
      parcels.map((parcel, index) => ({
        ...parcel,
        recipient: {
          ...completeCustomer,
          firstName: `Ada ${index}`,
          address2: '"Pier\\View"',
          emailMarketingOptIn,
        },
      })),
    ),
  fc.record({
    name: fc.constantFrom('Edna Tide', 'O"Neill \\ Söhne'),
    company: fc.constantFrom('', 'Pier & Sons'),
    purchaseOrder: fc.constantFrom('', 'PO-4711'),
  }),
);

/** An order of slices. */
export const anySlices: fc.Arbitrary<SliceOrder> = fc.record({
  arriveOn: fc.constantFrom(null, '2027-06-05' as const),
  dispatchOn: fc.constantFrom(null, '2027-05-21' as const),
  buyer: fc.constantFrom(null, { name: '', company: 'O"Neill & Söhne', purchaseOrder: 'PO-4711' }),
  kind: fc.constant('slices' as const),
  source: fc.constant('weddings-corporate'),
  slices: fc.integer({ min: 50, max: 250 }),
  option: fc.constantFrom('assortment' as const, 'custom' as const),
  flavourIds: fc.uniqueArray(fc.constantFrom(...bulkFlavours(catalogue).map(({ id }) => id)), {
    minLength: 1,
    maxLength: 10,
  }),
  recipient,
  shippingId: fc.constant(bulkDelivery.id),
});

/** An order of slices as until November 2026: without a day and a company. */
export const earlierSlices: fc.Arbitrary<SliceOrder> = anySlices.map((order) => ({
  ...order,
  arriveOn: null,
  dispatchOn: null,
  buyer: null,
}));
