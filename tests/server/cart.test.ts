import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { createCartLine } from '#domain/cart/cart.ts';
import type { Box } from '#domain/box/box.ts';
import { toCartItem } from '#features/cart/cart-items.ts';
import { formatPounds, penceToPounds as price } from '#domain/money.ts';
import {
  cartPayload,
  totalsPence,
  boxOf12,
  boxOf6WithKeyring,
  encodeBox,
} from '../support/payloads.ts';
import { mailsOf, newIdempotencyKey, startTestShop, type TestShop } from '../support/test-shop.ts';
import { boxPence, keyringPence, postagePence } from '../support/shop-prices.ts';

const PATH = '/api/create-checkout-session';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ SHOP_CLOCK: '2026-11-20T10:00:00Z' });
});
afterAll(() => shop.stop());

/** The Ultimate Fudge Taster Box with all its flavours, the longest lid name and the longest note. */
const largest: Box = {
  boxId: 3,
  selection: catalogue.presets.find(({ boxId }) => boxId === 3)?.selection ?? [],
  lid: { categoryId: 11, designName: "World's Best Dad" },
  note: `愛${'\n\n愛'.repeat(99)}`,
  keyring: null,
};

const [sixFavourites, birthday, keyring] = cartPayload.cartItems;

/** Returns the cart payload with other lines. */
const holding = (...cartItems: unknown[]) => ({ ...cartPayload, cartItems });

describe('an invalid cart is rejected without a request to the payment provider', () => {
  beforeEach(() => shop.payments.setMode('down'));
  afterEach(() => shop.payments.setMode('ok'));

  const someText: unknown = expect.any(String);
  const tooMany = Array.from({ length: 13 }, () => sixFavourites);
  const config = encodeBox(boxOf12);

  it.each<[string, object, string, RegExp]>([
    ['an empty cart', holding(), 'invalid-request', /"cartItems"/],
    [
      'the e-mail address of a buyer',
      { ...cartPayload, buyer: { name: 'Edna Tide', email: 'edna@quay.example' } },
      'invalid-request',
      /"buyer\.email"/,
    ],
    [
      'a name that is too long',
      { ...cartPayload, buyer: { name: 'x'.repeat(81) } },
      'invalid-request',
      /"buyer\.name"/,
    ],
    ['13 lines', holding(...tooMany), 'invalid-request', /"cartItems"/],
    [
      '21 of a box',
      holding({ ...sixFavourites, quantity: 21 }),
      'invalid-request',
      /"cartItems\.0\.quantity"/,
    ],
    ['0 of a box', holding({ ...birthday, quantity: 0 }), 'invalid-request', /quantity/],
    ['half a box', holding({ ...birthday, quantity: 1.5 }), 'invalid-request', /quantity/],
    ['a negative quantity', holding({ ...birthday, quantity: -1 }), 'invalid-request', /quantity/],
    ['a line without contents', holding({ quantity: 1 }), 'invalid-request', /"cartItems\.0"/],
    [
      'a line with two contents',
      holding({ quantity: 1, sku: 'six-favourites', config }),
      'invalid-request',
      /"cartItems\.0"/,
    ],
    [
      'an unknown SKU',
      holding(birthday, { quantity: 1, sku: 'summer-2019' }),
      'unknown-box',
      /^Box 2 in your basket: We do not sell this box\.$/,
    ],
    [
      'an unknown box',
      holding({
        quantity: 1,
        config: { ...config, boxDetails: { ...config.boxDetails, boxId: 99 } },
      }),
      'unknown-box',
      /^We do not sell this box\.$/,
    ],
    [
      'a last box that is not full',
      holding(sixFavourites, birthday, {
        quantity: 1,
        config: { ...config, flavours: [{ flavourId: 1, quantity: 11 }] },
      }),
      'wrong-flavours',
      /^Box 3 in your basket: A Box of 12 takes exactly 12 pieces/,
    ],
    [
      'a note that is too long',
      holding({ quantity: 1, config: { ...config, giftMessage: 'x'.repeat(101) } }),
      'note-too-long',
      /100 characters/,
    ],
    [
      'a keyring in a Box of 12',
      holding({
        quantity: 1,
        config: { ...config, keyrings: encodeBox(boxOf6WithKeyring).keyrings },
      }),
      'keyring-not-for-this-box',
      /Box of 6 only/,
    ],
    [
      'an unknown delivery method',
      { ...cartPayload, shipping: { shippingId: 99 } },
      'invalid-request',
      /"shipping\.shippingId"/,
    ],
    [
      'an invalid requested day',
      { ...cartPayload, shipping: { shippingId: 1, arriveOn: '2026-12-32' } },
      'invalid-request',
      /"shipping\.arriveOn"/,
    ],
  ])('%s', async (_what, payload, code, message) => {
    const { status, body } = await shop.post(PATH, payload, newIdempotencyKey());
    const { box, ...words } = body;
    expect({ status, words }).toEqual({
      status: 400,
      words: { error: someText, message: someText, code },
    });
    expect(words['message']).toMatch(message);
    // Of several boxes the answer also names the one as data, for the basket to mark its line.
    const [, place, reason] =
      /^Box (\d+) in your basket: (.*)$/.exec(String(words['message'])) ?? [];
    expect(box).toEqual(place && { place: Number(place), reason });
  });

  it('another total returns the current quote with every box, every keyring and one delivery', async () => {
    const { status, body } = await shop.post(
      PATH,
      { ...cartPayload, totalAmount: 1 },
      newIdempotencyKey(),
    );
    expect({ status, code: body['code'] }).toEqual({ status: 409, code: 'price-changed' });
    expect(body['quote']).toMatchObject({
      totalAmount: cartPayload.totalAmount,
      lines: [
        { name: 'Box of 6', price: price(boxPence(1)), quantity: 2 },
        { name: 'Box of 12', price: price(boxPence(2)), quantity: 1 },
        { name: 'Box of 6', price: price(boxPence(1)), quantity: 1 },
        { name: 'Main Keyring: this nan belongs', price: price(keyringPence(1)), quantity: 1 },
        { name: 'Name Tag: mum', price: price(keyringPence(13)), quantity: 1 },
        { name: 'Name Tag: dad', price: price(keyringPence(14)), quantity: 1 },
        { name: 'Shipping: Royal Mail 1st Class', price: price(postagePence(2)), quantity: 1 },
      ],
    });
  });
});

describe('the payment page of a cart', () => {
  it('names each box distinctly, charges one delivery and asks for an address in Great Britain', async () => {
    const session = await shop.stripe.checkout.sessions.retrieve(await shop.checkout(cartPayload), {
      expand: ['line_items.data.price.product', 'shipping_cost.shipping_rate'],
    });
    expect(session).toMatchObject({
      amount_total: totalsPence.cart,
      customer_email: null,
      shipping_address_collection: { allowed_countries: ['GB'] },
      shipping_cost: {
        amount_total: postagePence(2),
        shipping_rate: { display_name: 'Royal Mail 1st Class' },
      },
      success_url: `${shop.url}/thank-you?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${shop.url}/basket`,
    });
    const lines = session.line_items?.data.map(({ description, quantity, price }) => {
      const product = price?.product;
      const about = typeof product === 'object' && 'description' in product && product.description;
      return [quantity, description, about];
    });
    expect(lines).toEqual([
      [
        2,
        'Six Favourites (Box of 6)',
        '200 g, “Enjoy your fudge” lid: Baileys, Belgian Chocolate, Clotted Cream, Millionaire, Orange & Chocolate, Sea Salt Caramel',
      ],
      [
        1,
        'Box of 12',
        '400 g, “Happy Birthday” lid: 5\u00a0×\u00a0Baileys, 7\u00a0×\u00a0Belgian Chocolate',
      ],
      [
        1,
        'Box of 6',
        '200 g, “Happy Birthday” lid: 6\u00a0×\u00a0Baileys. Keyring “this nan belongs” with mum, dad',
      ],
      [1, 'Main Keyring: this nan belongs', 'My Family Keyring'],
      [1, 'Name Tag: mum', 'My Family Keyring'],
      [1, 'Name Tag: dad', 'My Family Keyring'],
    ]);
  });

  it('states the allergens of all boxes once', async () => {
    const session = await shop.stripe.checkout.sessions.retrieve(await shop.checkout(cartPayload));
    expect(session.custom_text.submit?.message).toMatch(
      /^Get it by 23-24 Nov, 1 to 2 working days from posting\. Contains: milk, soya\. Our kitchen [^.]+\.$/,
    );
  });

  it('accepts the largest possible cart, which is over 32 kB', async () => {
    const line = createCartLine(largest, { quantity: 20 }, catalogue);
    const item = line && toCartItem(line, 'https://birnbeckfudge.example');
    const total = 12 * 20 * boxPence(3) + postagePence(2);
    const payload = {
      ...holding(...Array.from({ length: 12 }, () => item)),
      totalAmount: price(total),
    };
    expect(Buffer.byteLength(JSON.stringify(payload))).toBeGreaterThan(32 * 1024);
    const id = await shop.checkout(payload);
    expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ amount_total: total });
  });
});

describe('a checkout attempt for a cart', () => {
  it('makes one payment page for 20 concurrent requests', async () => {
    const attempt = newIdempotencyKey();
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => shop.checkout(cartPayload, attempt)),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('without an idempotency key is unique: two clients behind one IP address never share a page', async () => {
    expect(await shop.checkout(cartPayload, {})).not.toBe(await shop.checkout(cartPayload, {}));
  });
});

describe('a paid cart of three different boxes', () => {
  it('is stored as one order with the payment page’s address', async () => {
    const session = await shop.buy(cartPayload);
    const path = `/api/get-session?sessionId=${session.id}`;
    expect((await shop.get(path)).body).toMatchObject({
      payment_status: 'paid',
      metadata: { orderType: 'cart', source: 'basket', shippingMethod: 'Royal Mail 1st Class' },
      shipping_cost: { amount_total: postagePence(2) },
      amount_total: totalsPence.cart,
    });
    const orders = await shop.sql('select * from orders where session_id = $1', [session.id]);
    expect(orders).toMatchObject([
      {
        order_type: 'cart',
        total_pence: totalsPence.cart,
        expected_total_pence: totalsPence.cart,
        shipping_pence: postagePence(2),
        email: 'shopper@sandbox.example',
        recipient: { firstName: 'Sandbox Shopper', address1: '1 Marine Parade' },
        order: {
          kind: 'boxes',
          channel: 'cart',
          parcels: [
            {
              items: [
                { sku: 'six-favourites', quantity: 2, box: { boxId: 1, note: '', keyring: null } },
                {
                  sku: null,
                  box: { boxId: 2, note: 'Happy birthday, Nan! <b>Love</b> & kisses' },
                },
                { sku: null, box: { boxId: 1, keyring: { id: 1, nameTagIds: [13, 14] } } },
              ],
              recipient: { firstName: 'Sandbox Shopper', address1: '1 Marine Parade' },
              shippingId: 2,
            },
          ],
        },
      },
    ]);
  });

  it('sends one confirmation and one packing slip, each with all boxes', async () => {
    const session = await shop.buy(cartPayload);
    const { confirmation, slip, count } = await mailsOf(shop, session);
    expect(count).toBe(2);
    expect(confirmation.to).toEqual(['shopper@sandbox.example']);
    expect(slip.subject).toMatch(
      /^BHF-\w{10} Six Favourites \(two Boxes of 6\), Box of 12, Box of 6$/,
    );
    expect(slip.text).toMatch(
      /1-2 of 4: Six Favourites \(two Boxes of 6\), 6 pieces, 200 g each\nContains: .*milk.*\nNo note\.\n\n2 × Baileys, 1 in each\n(2 × .+, 1 in each\n){5}Lid: Enjoy your fudge\n/,
    );
    expect(slip.text).toMatch(
      /3 of 4: Box of 12, 12 pieces, 400 g\nContains: milk, soya\nNOTE, to be copied by hand, exactly as typed:\n> Happy birthday, Nan! <b>Love<\/b> & kisses\n\n5 × Baileys\n7 × Belgian Chocolate\nLid: Happy Birthday\n/,
    );
    expect(slip.text).toMatch(
      /4 of 4: Box of 6, 6 pieces, 200 g\nContains: milk\nNo note\.\n\n6 × Baileys\nLid: Happy Birthday\nKeyring: this nan belongs\nName 1: mum\nName 2: dad\n/,
    );
    expect(slip.text).toContain('4 boxes in one parcel');
    expect(slip.text).toContain('1 Marine Parade');
    expect(confirmation.text).toContain('we are making up your boxes.');
    expect(confirmation.text).toMatch(
      /Six Favourites \(two Boxes of 6\), 6 pieces, 200 g each\n[^]*Box of 12, 12 pieces, 400 g\n[^]*Box of 6, 6 pieces, 200 g\n/,
    );
    expect(confirmation.text).toContain(
      `2 × Six Favourites (Box of 6): ${formatPounds(2 * boxPence(1))}\nBox of 12: ${formatPounds(boxPence(2))}\nBox of 6: ${formatPounds(boxPence(1))}\n`,
    );
    expect(confirmation.text).toContain(
      `Delivery: Royal Mail 1st Class: ${formatPounds(postagePence(2))}\nTotal paid: ${formatPounds(totalsPence.cart)}`,
    );
  });
});

it('accepts a cart with a single box', async () => {
  const session = await shop.buy({
    ...holding(keyring),
    totalAmount: boxOf6WithKeyring.totalAmount,
  });
  const { slip } = await mailsOf(shop, session);
  expect(slip.text).toContain('\nBox of 6, 6 pieces, 200 g\n');
});
