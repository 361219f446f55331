import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderTypeOf, orderedBoxes, recipientOf } from '#domain/order/order.ts';
import { createCheckoutSession, orderFrom } from '#contract/checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { cartPayload, boxOf12, boxOf6WithKeyring, encodeBox } from '../support/payloads.ts';

const read = (payload: unknown) =>
  orderFrom(v.parse(createCheckoutSession.request, payload), catalogue);

describe('the builder’s payload', () => {
  it('converts to an order of ids with the form’s recipient', () => {
    expect(read(boxOf6WithKeyring)).toMatchObject({
      kind: 'boxes',
      channel: 'builder',
      source: 'build-your-box',
      parcels: [
        {
          items: [
            {
              quantity: 1,
              box: {
                boxId: 1,
                selection: [{ flavourId: 1, quantity: 6 }],
                lid: { categoryId: 1, designName: 'Happy Birthday' },
                note: '',
                keyring: { id: 1, nameTagIds: [13, 14] },
              },
              sku: null,
            },
          ],
          recipient: { firstName: 'Ada', lastName: 'Quay', city: 'Weston-super-Mare', phone: '' },
          shippingId: 2,
          arriveOn: null,
          dispatchOn: null,
        },
      ],
    });
  });

  it('passes none of the browser’s names, prices, weights and URLs into the order', () => {
    const words = JSON.stringify(read(boxOf12));
    for (const theirs of ['Box of 12', '17.99', 'localhost', 'Baileys', 'Royal Mail']) {
      expect(words).not.toContain(theirs);
    }
  });

  it.each([
    ['without an opt-in means no marketing', undefined, false],
    ['with an opt-in allows marketing', true, true],
  ])('%s', (_what, emailMarketingOptIn, expected) => {
    const customerInfo = { ...boxOf12.customerInfo, emailMarketingOptIn };
    expect(recipientOf(read({ ...boxOf12, customerInfo }))?.emailMarketingOptIn).toBe(expected);
  });
});

/** A bulk order of 120 slices. */
const bulk = {
  cartItems: [{ name: 'Fudge slices', price: 1, quantity: 120 }],
  totalAmount: 130,
  metadata: { orderType: 'bulk', sliceQuantity: 120, flavorOption: 'assortment' },
};

const shipping = { shippingId: 1, arriveOn: '2026-12-24' };

describe('the three kinds of checkout', () => {
  it.each<[string, object, string]>([
    ['a payload without items is the builder’s', boxOf12, 'builder'],
    ['a payload with items and the type "bulk" is a bulk order', bulk, 'bulk'],
    ['a payload with items and the type "cart" is a cart', cartPayload, 'cart'],
    [
      'a payload with items and the type "cart" is a cart even if it also has a box',
      { ...boxOf12, ...cartPayload },
      'cart',
    ],
  ])('%s', (_what, payload, orderType) => {
    expect(orderTypeOf(read(payload))).toBe(orderType);
  });

  it.each<[string, object]>([
    ['items without a type', { ...cartPayload, metadata: {} }],
    ['items of an unknown type', { ...cartPayload, metadata: { orderType: 'gift-card' } }],
    ['a cart of the type "bulk"', { ...cartPayload, metadata: { orderType: 'bulk' } }],
    ['a bulk order of the type "cart"', { ...bulk, metadata: { orderType: 'cart' } }],
    ['neither items nor a box', { totalAmount: 17.99, shipping }],
    ['a list', [cartPayload]],
  ])('rejects %s', (_what, payload) => {
    expect(v.safeParse(createCheckoutSession.request, payload).success).toBe(false);
  });

  it.each<[string, object, string | null]>([
    ['builder', { ...boxOf12, shipping }, '2026-12-24'],
    ['cart', { ...cartPayload, shipping }, '2026-12-24'],
    ['null', { ...cartPayload, shipping: { ...shipping, arriveOn: null } }, null],
    ['missing', cartPayload, null],
  ])('parses a requested day: %s', (_what, payload, arriveOn) => {
    expect(read(payload)).toMatchObject({ parcels: [{ arriveOn, dispatchOn: null }] });
  });

  it.each([
    ['missing', {}, null],
    ['null', { neededBy: null }, null],
    ['a day', { neededBy: '2027-06-05' }, '2027-06-05'],
  ])('parses the day on which slices are needed: %s', (_what, change, arriveOn) => {
    const metadata = { ...bulk.metadata, ...change };
    expect(read({ ...bulk, metadata, shipping })).toMatchObject({ arriveOn, dispatchOn: null });
  });

  it('ignores a dispatch day in the payload', () => {
    const early = { ...shipping, dispatchOn: '2026-01-01' };
    expect(read({ ...cartPayload, shipping: early, dispatchOn: '2026-01-01' })).toMatchObject({
      parcels: [{ dispatchOn: null }],
    });
  });
});

describe('the cart’s payload', () => {
  it('converts to an order of ids, with ready-made boxes and without a recipient', () => {
    expect(read(cartPayload)).toEqual({
      kind: 'boxes',
      channel: 'cart',
      source: 'basket',
      buyer: null,
      parcels: [
        {
          items: [
            {
              quantity: 2,
              box: {
                boxId: 1,
                selection: [1, 3, 8, 15, 17, 19].map((flavourId) => ({ flavourId, quantity: 1 })),
                lid: { categoryId: 0, designName: 'Enjoy your fudge' },
                note: '',
                keyring: null,
              },
              sku: 'six-favourites',
            },
            expect.objectContaining({ quantity: 1, sku: null }),
            expect.objectContaining({ quantity: 1, sku: null }),
          ],
          recipient: null,
          shippingId: 2,
          arriveOn: null,
          dispatchOn: null,
        },
      ],
    });
  });

  it('holds the same box as the builder’s payload', () => {
    const config = encodeBox(boxOf6WithKeyring);
    const line = { ...cartPayload, cartItems: [{ quantity: 1, config }] };
    expect(read(line)).toMatchObject({ parcels: [{ items: [{ quantity: 1 }] }] });
    const [inBasket, alone] = [line, boxOf6WithKeyring].map((payload) => {
      const order = read(payload);
      return order.kind === 'slices' ? [] : orderedBoxes(order);
    });
    expect(inBasket).toEqual(alone);
  });

  it('passes none of the browser’s names, prices and images into the order', () => {
    const words = JSON.stringify(read(cartPayload));
    for (const theirs of ['A box', 'Of fudge', 'a-line', '10.99', 'localhost', 'Baileys']) {
      expect(words).not.toContain(theirs);
    }
  });
});
