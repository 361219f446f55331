import { describe, expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import type { Box } from '#domain/box/box.ts';
import { readyMadeBox } from '#domain/cart/cart.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import type { Order, OrderedBox, SliceOrder } from '#domain/order/order.ts';
import { boxName, describeOrder, summarizedBoxes } from '#copy/order-summary.ts';
import { containsText } from '#copy/allergens.ts';
import { birthdayBox, birthdayOrder, twoParcels, withItems } from '../support/orders.ts';

const PAID_AT = Date.parse('2026-11-25T10:00Z');

const describeNow = (order: Order | null) =>
  describeOrder(order, PAID_AT, { catalogue, shopBoxes, calendar: postalCalendar });

const [six] = shopBoxes;
if (!six) throw new Error('The shop has no ready-made box');

const favourites: OrderedBox = { box: readyMadeBox(six), quantity: 1, sku: six.slug };
const built = (box: Box): OrderedBox => ({ box, quantity: 1, sku: null });
const forMum = built(birthdayBox);
const otherForMum = built({ ...birthdayBox, note: 'And many more' });
const forDad = built({ ...birthdayBox, lid: { categoryId: 1, designName: 'Happy Birthday Dad' } });
const bars = built({ ...birthdayBox, boxId: 4 });

describe('the names of the boxes', () => {
  it.each<[string, OrderedBox[], string[]]>([
    ['one box by its type', [forMum], ['Box of 6']],
    ['a ready-made box as it was bought', [favourites], ['Six Favourites (Box of 6)']],
    ['a built box like a ready-made one by its type', [built(favourites.box)], ['Box of 6']],
    [
      'a ready-made box that is no longer sold by its type',
      [{ ...favourites, sku: 'seven-favourites' }],
      ['Box of 6'],
    ],
    ['boxes of two types by their types', [forMum, bars], ['Box of 6', '3 Bar Gift Box']],
    [
      'a ready-made box beside one of its type',
      [favourites, forMum],
      ['Six Favourites (Box of 6)', 'Box of 6'],
    ],
    [
      'two boxes of a type by their lids',
      [forMum, forDad, bars],
      ['Box of 6, Happy Birthday Mum lid', 'Box of 6, Happy Birthday Dad lid', '3 Bar Gift Box'],
    ],
    [
      'boxes of a type with the same lid by number',
      [forMum, forDad, otherForMum],
      [
        'Box of 6, Happy Birthday Mum lid, no. 1',
        'Box of 6, Happy Birthday Dad lid',
        'Box of 6, Happy Birthday Mum lid, no. 2',
      ],
    ],
    ['a box that is no longer sold by its id', [built({ ...birthdayBox, boxId: 99 })], ['Box 99']],
  ])('name %s', (_what, items, names) => {
    const boxes = summarizedBoxes(describeNow(withItems(items)));
    expect(boxes.map(boxName)).toEqual(names);
  });

  it('name boxes of a type in several parcels by their parcel, then by their lid', () => {
    const [parcel] = birthdayOrder.parcels;
    const parcels = parcel
      ? [parcel, { ...parcel, items: [forMum, forDad] }, { ...parcel, items: [bars] }]
      : [];
    const boxes = summarizedBoxes(describeNow({ ...birthdayOrder, parcels }));
    expect(boxes.map(boxName)).toEqual([
      'Box of 6, parcel 1',
      'Box of 6, parcel 2, Happy Birthday Mum lid',
      'Box of 6, parcel 2, Happy Birthday Dad lid',
      '3 Bar Gift Box',
    ]);
  });
});

describe('the summary of an order', () => {
  it('describes each parcel with its boxes, recipient, delivery and arrival', () => {
    const summary = describeNow(twoParcels);
    const { parcels, slices, allergens } = summary;
    expect(parcels).toMatchObject([
      {
        boxes: [
          {
            quantity: 1,
            typeName: 'Box of 6',
            flavours: [
              { name: 'Baileys', quantity: 2 },
              { name: 'Vanilla', quantity: 4 },
            ],
            lidCategory: 'Happy Birthday',
            lidDesign: 'Happy Birthday Mum',
            note: 'Happy birthday!',
            keyring: 'this mum belongs',
            nameTags: ['mum', 'dad'],
          },
        ],
        recipient: { firstName: 'Ada' },
        shippingName: 'Royal Mail 2nd Class',
        weightGrams: 200,
        arrival: { dispatch: '2026-11-25', first: '2026-11-27', last: '2026-12-01' },
        metDay: null,
      },
      {
        boxes: [{ quantity: 2, typeName: '3 Bar Gift Box', keyring: null, nameTags: [] }],
        recipient: { firstName: 'Grace' },
        shippingName: 'Royal Mail 1st Class',
        arrival: { dispatch: '2026-12-21' },
        metDay: '2026-12-24',
        missedDay: null,
      },
    ]);
    expect(slices).toBeNull();
    expect(allergens).toEqual(['milk']);
    expect(containsText(summary)).toMatch(/^Contains: milk\. Our kitchen/);
  });

  it('has a parcel without contents for an order that cannot be read', () => {
    expect(describeNow(null)).toMatchObject({
      isInCatalogue: false,
      parcels: [
        {
          boxes: [],
          recipient: null,
          weightGrams: null,
          arrival: { dispatch: '2026-11-25', first: '2026-11-27', last: '2026-12-01' },
          missedDay: null,
        },
      ],
      slices: null,
      allergens: [],
    });
  });

  it.each<[string, Box, boolean, string[]]>([
    ['and lists allergens where it has', birthdayBox, true, ['milk']],
    ['and lists none where a box type is gone', { ...birthdayBox, boxId: 99 }, false, []],
    [
      'and lists none where one flavour of several is gone',
      { ...birthdayBox, selection: [...birthdayBox.selection, { flavourId: 999, quantity: 1 }] },
      false,
      [],
    ],
  ])('tells whether the catalogue has its contents, %s', (_what, box, isInCatalogue, listed) => {
    const summary = describeNow(withItems([built(box)]));
    expect(summary).toMatchObject({ isInCatalogue, allergens: listed });
    expect(summarizedBoxes(summary)).toMatchObject([{ allergens: listed }]);
  });

  it('has no weight where a box type is unknown', () => {
    const items = [forMum, built({ ...birthdayBox, boxId: 99 })];
    expect(describeNow(withItems(items)).parcels[0]?.weightGrams).toBeNull();
  });
});

describe('the summary of an order of slices', () => {
  const order: SliceOrder = {
    kind: 'slices',
    shippingId: bulkDelivery.id,
    arriveOn: null,
    dispatchOn: null,
    buyer: null,
    slices: 75,
    option: 'custom',
    flavourIds: [22, 1],
    recipient: null,
    source: 'weddings-corporate',
  };

  it('lists names, slices per flavour and allergens for packing', () => {
    const summary = describeNow(order);
    expect(summarizedBoxes(summary)).toEqual([]);
    expect(summary).toMatchObject({
      parcels: [{ shippingName: 'Flat-rate Shipping', weightGrams: null }],
      slices: {
        quantity: 75,
        title: 'Own selection',
        flavours: ['Vanilla', 'Baileys'],
        perFlavour: 'about 37-38 of each',
      },
      allergens: ['milk'],
    });
  });

  it('stays readable when a flavour leaves the catalogue', () => {
    const { slices, isInCatalogue } = describeNow({ ...order, flavourIds: [22, 999] });
    expect(slices?.flavours).toEqual(['Vanilla', 'flavour 999']);
    expect([isInCatalogue, slices?.allergens]).toEqual([false, []]);
  });
});
