import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createCheckoutSession, orderFrom } from '#contract/checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { basket, boxOf12, boxOf6WithKeyring, encodeBox } from '../server/payloads.ts';

const read = (payload: unknown) =>
  orderFrom(v.parse(createCheckoutSession.request, payload), catalogue);

describe('a builder’s payload', () => {
  it('becomes an order of ids, with the recipient as the form has it', () => {
    expect(read(boxOf6WithKeyring)).toMatchObject({
      orderType: 'builder',
      shippingId: 2,
      arriveOn: null,
      dispatchOn: null,
      source: 'build-your-box',
      boxes: [
        {
          quantity: 1,
          choices: {
            boxId: 1,
            selection: [{ flavourId: 1, quantity: 6 }],
            lid: { categoryId: 1, designName: 'Happy Birthday' },
            note: '',
            mainKeyringId: 1,
            nameTagIds: [13, 14],
          },
        },
      ],
      recipient: { firstName: 'Ada', lastName: 'Quay', city: 'Weston-super-Mare', phone: '' },
    });
  });

  it('carries no name, price, weight or address of the browser’s into the order', () => {
    const words = JSON.stringify(read(boxOf12));
    for (const theirs of ['Box of 12', '17.99', 'localhost', 'Baileys', 'Royal Mail']) {
      expect(words).not.toContain(theirs);
    }
  });

  it.each([
    ['without an opt-in stays without news', undefined, false],
    ['with an opt-in may be sent news', true, true],
  ])('%s', (_what, emailMarketingOptIn, expected) => {
    const customerInfo = { ...boxOf12.customerInfo, emailMarketingOptIn };
    expect(read({ ...boxOf12, customerInfo }).recipient?.emailMarketingOptIn).toBe(expected);
  });
});

/** 120 slices, as a bulk order. */
const bulk = {
  cartItems: [{ name: 'Fudge slices', price: 1, quantity: 120 }],
  totalAmount: 130,
  metadata: { orderType: 'bulk', sliceQuantity: 120, flavorOption: 'assortment' },
};

const shipping = { shippingId: 1, arriveOn: '2026-12-24' };

describe('the three shapes of a checkout (decision 21)', () => {
  it.each<[string, object, string]>([
    ['without items is the builder’s', boxOf12, 'builder'],
    ['with items and the kind "bulk" is a bulk order', bulk, 'bulk'],
    ['with items and the kind "cart" is a basket', basket, 'cart'],
    [
      'with items and the kind "cart" stays a basket, whatever box stands beside them',
      { ...boxOf12, ...basket },
      'cart',
    ],
  ])('one %s', (_what, payload, orderType) => {
    expect(read(payload).orderType).toBe(orderType);
  });

  it.each<[string, object]>([
    ['items of no kind', { ...basket, metadata: {} }],
    ['items of an unknown kind', { ...basket, metadata: { orderType: 'gift-card' } }],
    ['a basket that says it is a bulk order', { ...basket, metadata: { orderType: 'bulk' } }],
    ['a bulk order that says it is a basket', { ...bulk, metadata: { orderType: 'cart' } }],
    ['neither items nor a box', { totalAmount: 17.99, shipping }],
    ['a list', [basket]],
  ])('%s are none of them', (_what, payload) => {
    expect(v.safeParse(createCheckoutSession.request, payload).success).toBe(false);
  });

  it.each<[string, object, string | null]>([
    ['the builder’s', { ...boxOf12, shipping }, '2026-12-24'],
    ['the basket’s', { ...basket, shipping }, '2026-12-24'],
    ['null', { ...basket, shipping: { ...shipping, arriveOn: null } }, null],
    ['none', basket, null],
  ])('a wished day is read: %s', (_what, payload, arriveOn) => {
    expect(read(payload)).toMatchObject({ arriveOn, dispatchOn: null });
  });

  it('a bulk order has no wished day', () => {
    expect(read({ ...bulk, shipping })).not.toHaveProperty('arriveOn');
  });

  it('nobody but the shop says on which day an order leaves', () => {
    const early = { ...shipping, dispatchOn: '2026-01-01' };
    expect(read({ ...basket, shipping: early, dispatchOn: '2026-01-01' })).toMatchObject({
      dispatchOn: null,
    });
  });
});

describe('a basket’s payload', () => {
  it('becomes an order of ids, ready-made boxes among them, with nobody to send it to yet', () => {
    expect(read(basket)).toEqual({
      orderType: 'cart',
      boxes: [
        {
          quantity: 2,
          choices: {
            boxId: 1,
            selection: [1, 3, 8, 15, 17, 19].map((flavourId) => ({ flavourId, quantity: 1 })),
            lid: { categoryId: 0, designName: 'Enjoy your fudge' },
            note: '',
            mainKeyringId: null,
            nameTagIds: [],
          },
        },
        expect.objectContaining({ quantity: 1 }),
        expect.objectContaining({ quantity: 1 }),
      ],
      shippingId: 2,
      arriveOn: null,
      dispatchOn: null,
      recipient: null,
      source: 'basket',
    });
  });

  it('has the same box in a line as the builder sends alone', () => {
    const config = encodeBox(boxOf6WithKeyring);
    const line = { ...basket, cartItems: [{ quantity: 1, config }] };
    expect(read(line)).toMatchObject({ boxes: [{ quantity: 1 }] });
    const [inBasket, alone] = [line, boxOf6WithKeyring].map((payload) => {
      const order = read(payload);
      return order.orderType === 'bulk' ? [] : order.boxes;
    });
    expect(inBasket).toEqual(alone);
  });

  it('carries no name, price or picture of the browser’s into the order', () => {
    const words = JSON.stringify(read(basket));
    for (const theirs of ['A box', 'Of fudge', 'a-line', '10.99', 'localhost', 'Baileys']) {
      expect(words).not.toContain(theirs);
    }
  });
});
