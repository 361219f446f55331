import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { flavoursFor } from '#domain/box/box-rules.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/order/order-limits.ts';
import { readyMadeBox } from '#domain/cart/cart.ts';
import { MAX_LENGTH } from '#domain/customer/customer.ts';
import { validateOrder } from '#domain/order/order-rules.ts';
import {
  orderedBoxes,
  recipientOf,
  withRecipient,
  type BoxOrder,
  type Order,
} from '#domain/order/order.ts';
import { quotedShippingText } from '#copy/delivery.ts';
import { priceOrder } from '#domain/order/pricing.ts';
import {
  SHOP_APP,
  isShopPayment,
  pack,
  personalKeys,
  unpack,
} from '#netlify/adapters/stripe/order-metadata.ts';
import {
  birthdayBox,
  birthdayOrder,
  completeCustomer,
  twoParcels,
  withItems,
  withParcel,
} from '../support/orders.ts';
import {
  anySlices,
  earlierBoxes,
  earlierSlices,
  lids,
  oneParcel,
  severalParcels,
} from '../support/any-order.ts';
import { metadataOfVersion1 } from '../support/earlier-metadata.ts';

function packed(order: Order): Record<string, string> {
  const { shipping, totalPence } = priceOrder(order, catalogue);
  return pack(order, {
    orderNumber: '4F7K2M9QXA',
    catalogueVersion: catalogue.version,
    shippingName: quotedShippingText(shipping),
    expectedTotalPence: totalPence,
  });
}

/** Returns an order read back from metadata with the recipient from the provider's own fields. */
function readBack(metadata: Record<string, string>, original: Order): Order | null {
  const order = unpack(metadata)?.order ?? null;
  const recipient = recipientOf(original);
  return order && recipient ? withRecipient(order, recipient) : order;
}

const withinLimits = (metadata: Record<string, string>): boolean =>
  Object.keys(metadata).length <= 50 &&
  Object.entries(metadata).every(
    ([key, value]) => key.length <= 40 && value.length <= 500 && value !== '',
  );

const longestOf = <T>(list: readonly T[], lengthOf: (entry: T) => number): T => {
  const [longest] = list.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (longest === undefined) throw new Error('There is nothing to choose from');
  return longest;
};

/** Returns a cart of 12 lines of maximum length. */
function largestCart(): BoxOrder {
  const lid = longestOf(lids, ({ categoryId, designName }) => `${categoryId}${designName}`.length);
  const largestBox = longestOf(catalogue.boxes, ({ pieces }) => pieces);
  const flavours = flavoursFor(largestBox, catalogue);
  const spread = flavours.map(({ id }, index) => ({
    flavourId: id,
    quantity: index === 0 ? largestBox.pieces - flavours.length + 1 : 1,
  }));
  const note = `愛${'\n\n愛'.repeat(99)}`;
  const large = { boxId: largestBox.id, selection: spread, lid, note, keyring: null };
  const withKeyring = {
    ...large,
    boxId: 1,
    selection: spread.slice(-6).map((entry) => ({ ...entry, quantity: 1 })),
    keyring: { id: 12, nameTagIds: [158, 157, 156] },
  };
  const items = Array.from({ length: MAX_CART_LINES }, (_, index) => ({
    box: index % 2 ? withKeyring : large,
    quantity: MAX_LINE_QUANTITY,
    sku: null,
  }));
  const changes = {
    items,
    shippingId: 2,
    arriveOn: '2026-12-24',
    dispatchOn: '2026-12-18',
  } as const;
  return {
    ...withParcel(changes),
    channel: 'cart',
    source: 'x'.repeat(40),
  };
}

describe('an order encoded as payment metadata', () => {
  it('decodes completely, for every order', () => {
    fc.assert(
      fc.property(fc.oneof(oneParcel, severalParcels, anySlices), (order) => {
        expect(validateOrder(order, catalogue)).toBeNull();
        const metadata = packed(order);
        expect(readBack(metadata, order)).toEqual(order);
        expect(unpack(metadata)).toMatchObject({
          orderNumber: '4F7K2M9QXA',
          expectedTotalPence: priceOrder(order, catalogue).totalPence,
          emailMarketingOptIn: recipientOf(order)?.emailMarketingOptIn,
        });
        expect(withinLimits(metadata)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('fits the limits with the largest cart and the longest name of its buyer', () => {
    const buyer = { name: 'é'.repeat(MAX_LENGTH.firstName), company: '', purchaseOrder: '' };
    const order = { ...largestCart(), buyer };
    expect(validateOrder(order, catalogue)).toBeNull();
    expect(withinLimits(packed(order))).toBe(true);
    expect(readBack(packed(order), order)).toEqual(order);
  });

  it('fits the limits with the largest cart in twelve parcels with the longest addresses', () => {
    const cart = largestCart();
    const long = (length: number): string => 'é'.repeat(length);
    const recipient = {
      ...completeCustomer,
      emailMarketingOptIn: true,
      firstName: long(MAX_LENGTH.firstName),
      lastName: long(MAX_LENGTH.lastName),
      address1: long(MAX_LENGTH.address1),
      address2: long(MAX_LENGTH.address2),
      city: long(MAX_LENGTH.city),
      postcode: 'BS23 1AA',
    };
    const parcels = orderedBoxes(cart).map((item) => ({
      items: [item],
      recipient,
      shippingId: 2,
      arriveOn: '2026-12-24' as const,
      dispatchOn: '2026-12-18' as const,
    }));
    const buyer = { name: long(80), company: long(100), purchaseOrder: long(40) };
    const order = { ...cart, buyer, parcels };
    expect(validateOrder(order, catalogue)).toBeNull();
    expect(withinLimits(packed(order))).toBe(true);
    expect(readBack(packed(order), order)).toEqual(order);
  });

  it.each(['', 'x'])(
    'cuts no emoji of an address in two, which the provider would refuse: after "%s"',
    (start) => {
      const cakes = '🎂'.repeat(40);
      const streets = { address1: cakes, address2: cakes, city: cakes };
      const recipient = { ...completeCustomer, firstName: cakes, lastName: cakes, ...streets };
      const [first, second] = twoParcels.parcels;
      if (!first || !second) throw new Error('There are no two parcels');
      const ada = { ...first, recipient: { ...recipient, firstName: `${start}Ada` } };
      const order = { ...twoParcels, parcels: [ada, { ...second, recipient }] };
      const metadata = packed(order);
      expect(Object.values(metadata).filter((value) => !value.isWellFormed())).toEqual([]);
      expect(withinLimits(metadata)).toBe(true);
      expect(readBack(metadata, order)).toEqual(order);
    },
  );

  it('is refused when the provider has no room for it', () => {
    const items = Array.from({ length: 50 }, () => ({ box: birthdayBox, quantity: 1, sku: null }));
    expect(() => packed(withItems(items))).toThrow('rejected metadata');
  });

  it("preserves a colon in a design's name", () => {
    const lid = { categoryId: 1, designName: 'For: Mum' };
    const order = withItems([{ box: { ...birthdayBox, lid }, quantity: 1, sku: null }]);
    expect(readBack(packed(order), order)).toEqual(order);
  });

  it('has this exact form', () => {
    expect(packed(birthdayOrder)).toEqual({
      app: 'birnbeck-fudge',
      v: '2',
      orderNumber: '4F7K2M9QXA',
      orderType: 'builder',
      source: 'build-your-box',
      shippingMethod: 'Royal Mail 2nd Class',
      shippingId: '1',
      catalogueVersion: catalogue.version,
      expectedTotal: String(priceOrder(birthdayOrder, catalogue).totalPence),
      b1: '1|1|1x2,22x4|1:Happy Birthday Mum|2|13,14',
      b1_note: 'Happy birthday!',
    });
  });

  it('names the SKU of a ready-made box', () => {
    const [shopBox] = shopBoxes;
    if (!shopBox) throw new Error('The shop has no ready-made box');
    const item = { box: readyMadeBox(shopBox), quantity: 2, sku: shopBox.slug };
    expect(packed({ ...withItems([item]), channel: 'cart' })).toMatchObject({
      b1: '2|1|1x1,3x1,8x1,15x1,17x1,19x1|0:Enjoy your fudge||',
      b1_sku: 'six-favourites',
    });
  });
});

describe('metadata of version 1', () => {
  it('decodes completely, with the SKUs of ready-made boxes', () => {
    fc.assert(
      fc.property(fc.oneof(earlierBoxes, earlierSlices), (order) => {
        expect(readBack(metadataOfVersion1(order), order)).toEqual(order);
      }),
      { numRuns: 300 },
    );
  });

  it('decodes as it was written in November 2026', () => {
    const written = {
      app: 'birnbeck-fudge',
      v: '1',
      orderNumber: '4F7K2M9QXA',
      orderType: 'builder',
      source: 'build-your-box',
      shippingMethod: 'Royal Mail 2nd Class',
      catalogueVersion: '1a2b3c4d',
      expectedTotal: '1996',
      b1: '1|1|1x2,22x4|1:Happy Birthday Mum|2|13,14',
      b1_note: 'Happy birthday!',
    };
    expect(unpack(written)).toEqual({
      orderNumber: '4F7K2M9QXA',
      orderType: 'builder',
      source: 'build-your-box',
      shippingName: 'Royal Mail 2nd Class',
      expectedTotalPence: 1996,
      emailMarketingOptIn: false,
      order: withParcel({ recipient: null }),
    });
  });

  it.each([
    ['a builder box', { orderType: 'builder' }, null],
    ['a cart box', {}, 'four-favourite-bags'],
    [
      'one with its flavours in another order',
      { b1: '1|6|19x1,8x1,15x1,3x1|0:Enjoy your fudge||' },
      'four-favourite-bags',
    ],
    ['one with another flavour', { b1: '1|6|3x1,8x1,15x1,1x1|0:Enjoy your fudge||' }, null],
    ['one of another type', { b1: '1|4|3x1,8x1,15x1,19x1|0:Enjoy your fudge||' }, null],
    ['one with a lid', { b1: '1|6|3x1,8x1,15x1,19x1|1:Happy Birthday||' }, null],
    ['one with a note', { b1_note: 'For you' }, null],
    ['one with a keyring', { b1: '1|6|3x1,8x1,15x1,19x1|0:Enjoy your fudge|1|13' }, null],
  ])('with %s like a ready-made one has its SKU only where it is one', (_what, changes, sku) => {
    const metadata = {
      app: SHOP_APP,
      v: '1',
      orderType: 'cart',
      b1: '1|6|3x1,8x1,15x1,19x1|0:Enjoy your fudge||',
      ...changes,
    };
    expect(unpack(metadata)?.order).toMatchObject({ parcels: [{ items: [{ sku }] }] });
  });
});

describe('damaged metadata', () => {
  const whole = packed(birthdayOrder);

  it.each([
    ['of a kind of order we do not know', { ...whole, orderType: 'gift-card' }],
    ['without a box', { ...whole, b1: '' }],
    ['with a gap between its boxes', { ...whole, b3: whole['b1'] ?? '' }],
    ['with a box that is cut off', { ...whole, b1: '1|1|1x2,22x4|1:Happy' }],
    ['with parcels that are cut off', { ...whole, p1: '[[[1,1,null]' }],
    ['with parcels that take more boxes', { ...whole, p1: '[[[2,1,null,null,null]]]' }],
  ])('%s has no order', (_what, metadata) => {
    expect(unpack(metadata)?.order).toBeNull();
  });
});

describe('foreign metadata', () => {
  const ours = packed(birthdayOrder);

  it.each([
    ['ours', ours, true],
    ['of another product', { ...ours, app: 'another' }, false],
    ['without a name', {}, false],
    ['missing', null, false],
    ['not there at all', undefined, false],
  ])('%s: belongs to the shop is %s', (_whose, metadata, answer) => {
    expect(isShopPayment(metadata)).toBe(answer);
    expect(unpack(metadata ?? {}) !== null).toBe(answer);
  });
});

it('personal metadata are the notes and the e-mail opt-in, and nothing needed to rebuild the order', () => {
  const items = Array.from({ length: 12 }, () => ({ box: birthdayBox, quantity: 1, sku: null }));
  const recipient = { ...completeCustomer, emailMarketingOptIn: true };
  const metadata = packed(withParcel({ items, recipient }));
  const personal = personalKeys(metadata, 'notes');
  expect(personal).toHaveLength(13);
  expect(personalKeys(metadata, 'everything')).toEqual(personal);
  const rest = Object.entries(metadata).filter(([key]) => !personal.includes(key));
  expect(rest.map(([key]) => key)).toContain('b12');
  expect(JSON.stringify(rest)).not.toContain(birthdayBox.note);
});
