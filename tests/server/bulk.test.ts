import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkPayload } from '#contract/bulk-checkout.ts';
import {
  mailsOf,
  newIdempotencyKey,
  startTestShop,
  advanceClock,
  type TestShop,
} from '../support/test-shop.ts';

const PATH = '/api/create-checkout-session';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ SHOP_CLOCK: '2026-11-20T10:00:00Z' });
});
afterAll(() => shop.stop());

/** 120 slices of the popular assortment: £130.00. */
const assortment: BulkPayload = {
  cartItems: [
    {
      name: 'Fudge slices',
      description: 'Anything',
      price: 1,
      quantity: 120,
      image: '/og/weddings.jpg',
    },
    {
      name: 'Flat-rate Shipping',
      description: '3-5 business days delivery',
      price: 10,
      quantity: 1,
      image: '',
    },
  ],
  totalAmount: 130,
  metadata: {
    orderType: 'bulk',
    sliceQuantity: 120,
    pricePerSlice: 1,
    totalSlicePrice: 120,
    shippingPrice: 10,
    orderSummary: '120 slices',
    flavors: ['Baileys'],
    flavorOption: 'assortment',
    source: 'weddings-corporate',
  },
  successUrl: 'https://elsewhere.example/thank-you',
  cancelUrl: 'https://elsewhere.example/weddings-corporate',
  collectShippingAddress: true,
  shippingAddressCollection: { allowed_countries: ['GB'] },
};

/** Returns the order with another quantity and matching prices. */
function slices(
  sliceQuantity: number,
  pricePerSlice: number,
  changes: Partial<Record<keyof BulkPayload['metadata'], unknown>> = {},
) {
  const totalSlicePrice = Math.round(sliceQuantity * pricePerSlice * 100) / 100;
  const [item, shipping] = assortment.cartItems;
  return {
    ...assortment,
    cartItems: [{ ...item, price: pricePerSlice, quantity: sliceQuantity }, shipping],
    totalAmount: Math.round((totalSlicePrice + 10) * 100) / 100,
    metadata: {
      ...assortment.metadata,
      sliceQuantity,
      pricePerSlice,
      totalSlicePrice,
      ...changes,
    },
  };
}

const custom = (flavors: unknown) => slices(60, 1.2, { flavorOption: 'custom', flavors });

describe('an invalid bulk order is rejected', () => {
  const someText: unknown = expect.any(String);

  it.each<[string, object, string, string | RegExp]>([
    ['49 slices', slices(49, 1.2), 'wrong-quantity', 'Minimum order is 50 slices.'],
    [
      '251 slices',
      slices(251, 1),
      'wrong-quantity',
      'Maximum order is 250 slices. For larger orders, please contact us.',
    ],
    ['no slices', slices(0, 1.2), 'wrong-quantity', 'Minimum order is 50 slices.'],
    ['half a slice', slices(60.5, 1.2), 'wrong-quantity', 'Please order whole slices.'],
    ['no flavour', custom([]), 'wrong-flavours', 'Please select at least one flavour'],
    ['an empty text', custom(''), 'wrong-flavours', 'Please select at least one flavour'],
    ['commas alone', custom(' , ,'), 'wrong-flavours', 'Please select at least one flavour'],
    ['empty names', custom(['', ' ']), 'wrong-flavours', 'Please select at least one flavour'],
    ['an unknown flavour', custom(['Gravel']), 'wrong-flavours', /that we sell/],
    ['a vegan flavour', custom(['Vegan Chocolate']), 'wrong-flavours', /that we sell/],
    [
      'eleven flavours',
      custom(
        'Baileys,Belgian Chocolate,Butterscotch,Caramel,Clotted Cream,Coconut Ice,Liquorice,Millionaire,Oreo,Vanilla,Turkish Delight',
      ),
      'wrong-flavours',
      'Please select at most 10 flavours',
    ],
    [
      'fewer items than slices',
      { ...assortment, cartItems: slices(60, 1.2).cartItems },
      'invalid-request',
      /^Please check "cartItems": /,
    ],
    [
      'items cheaper than the slices',
      { ...assortment, cartItems: [{ name: 'Slices', price: 60, quantity: 1 }] },
      'invalid-request',
      /^Please check "cartItems": /,
    ],
    ['no items', { ...assortment, cartItems: [] }, 'invalid-request', /"cartItems"/],
    [
      'an unknown type',
      slices(120, 1, { orderType: 'gift-card' }),
      'invalid-request',
      /"metadata\.orderType"/,
    ],
    [
      'an unknown flavour option',
      slices(120, 1, { flavorOption: 'surprise' }),
      'invalid-request',
      /"metadata\.flavorOption"/,
    ],
    [
      'a quantity in words',
      slices(120, 1, { sliceQuantity: 'many' }),
      'invalid-request',
      /"metadata\.sliceQuantity"/,
    ],
  ])('%s', async (_what, payload, code, message) => {
    const { status, body } = await shop.post(PATH, payload, newIdempotencyKey());
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: someText, message: someText, code },
    });
    if (typeof message === 'string') expect(body['message']).toBe(message);
    else expect(body['message']).toMatch(message);
  });

  it.each([
    ['the bulk price below its minimum', slices(99, 1)],
    ['a made-up price', slices(120, 0.01)],
    ['no delivery', { ...assortment, totalAmount: 120 }],
  ])('%s returns the current price', async (_what, payload) => {
    const { status, body } = await shop.post(PATH, payload, newIdempotencyKey());
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: 'Price changed', code: 'price-changed' });
  });

  it('returns a quote with slices and delivery', async () => {
    const { body } = await shop.post(PATH, { ...assortment, totalAmount: 1 }, newIdempotencyKey());
    expect(body['quote']).toEqual({
      totalAmount: 130,
      lines: [
        { name: 'Fudge slices', description: someText, price: 1, quantity: 120 },
        {
          name: 'Shipping: Flat-rate Shipping',
          description: 'Flat-rate Shipping',
          price: 10,
          quantity: 1,
        },
      ],
    });
  });
});

describe('a valid bulk order is accepted', () => {
  it.each<[string, object, number]>([
    ['50 slices', slices(50, 1.2), 7000],
    ['99 slices', slices(99, 1.2), 12880],
    ['100 slices', slices(100, 1), 11000],
    ['250 slices', slices(250, 1), 26000],
    ['numbers as text', slices(120, 1, { sliceQuantity: '120', pricePerSlice: '1.00' }), 13000],
    [
      'all slices as one item',
      { ...assortment, cartItems: [{ name: '120 slices', price: 120, quantity: 1 }] },
      13000,
    ],
    ['flavours as a list', custom(['Vanilla', 'Biscoff']), 8200],
    ['flavours as one text', custom('Vanilla, Traditional Tablet'), 8200],
    ['a comma after the last flavour', custom('Vanilla, Oreo,'), 8200],
    [
      'eleven names of ten flavours',
      custom(
        'Baileys,Belgian Chocolate,Butterscotch,Caramel,Clotted Cream,Coconut Ice,Liquorice,Millionaire,Oreo,Vanilla,Vanilla',
      ),
      8200,
    ],
  ])('%s', async (_what, payload, pence) => {
    const session = await shop.stripe.checkout.sessions.retrieve(await shop.checkout(payload));
    expect(session.amount_total).toBe(pence);
  });

  it('its payment page asks for an address in Great Britain and names the delivery', async () => {
    const id = await shop.checkout(assortment);
    const session = await shop.stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items', 'shipping_cost.shipping_rate'],
    });
    expect(session).toMatchObject({
      customer_email: null,
      shipping_address_collection: { allowed_countries: ['GB'] },
      shipping_cost: {
        amount_total: 1000,
        shipping_rate: {
          display_name: 'Flat-rate Shipping',
          delivery_estimate: null,
        },
      },
      success_url: `${shop.url}/thank-you?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${shop.url}/weddings-corporate`,
      metadata: {
        orderType: 'bulk',
        source: 'weddings-corporate',
        shippingMethod: 'Flat-rate Shipping',
        expectedTotal: '13000',
        slices: '120|assortment|1,3,8,15,17,19,22,4',
      },
    });
    expect(session.line_items?.data).toMatchObject([
      { description: 'Fudge slices', quantity: 120, amount_total: 12000 },
    ]);
    expect(session.custom_text.submit?.message).toMatch(
      /^Get it by 25-27 Nov, 3 to 5 working days from posting\. Contains: milk, soya, .*wheat.*\. Our kitchen/,
    );
  });

  it.each([
    ['twice', ['Vanilla', 'Vanilla']],
    ['by two names', 'Biscoff, Biscoff Biscuit'],
  ])('a flavour that is named %s counts once', async (_what, flavors) => {
    const id = await shop.checkout(custom(flavors));
    const { metadata } = await shop.stripe.checkout.sessions.retrieve(id);
    expect(metadata?.['slices']).toMatch(/^60\|custom\|\d+$/);
  });

  it('as one attempt with an idempotency key, as two without', async () => {
    const named = newIdempotencyKey();
    expect(await shop.checkout(assortment, named)).toBe(await shop.checkout(assortment, named));
    expect(await shop.checkout(assortment, {})).not.toBe(await shop.checkout(assortment, {}));
  });
});

describe('a paid bulk order', () => {
  it('is stored with the payment page’s address, and mailed to customer and shop', async () => {
    const session = await shop.buy(custom(['Vanilla', 'Oreo']));
    const { confirmation, slip } = await mailsOf(shop, session);
    for (const { text } of [confirmation, slip]) {
      expect(text).toMatch(/60 fudge slices[^]*Oreo[^]*Vanilla[^]*30 of each/);
      expect(text).toContain('60 × Fudge slices: £72.00');
      expect(text).toContain('Delivery: Flat-rate Shipping: £10.00\nTotal paid: £82.00');
      expect(text).toContain('1 Marine Parade');
      expect(text).toContain('Contains: milk, soya, wheat.');
      expect(text).not.toContain('FREE');
    }
    expect(confirmation.text).toContain('Get it by 25-27 Nov');
    const [order] = await shop.sql('select * from orders where session_id = $1', [session.id]);
    expect(order).toMatchObject({
      order_type: 'bulk',
      total_pence: 8200,
      expected_total_pence: 8200,
      shipping_pence: 1000,
      shipping_name: 'Flat-rate Shipping',
      recipient: { address1: '1 Marine Parade', postcode: 'BS23 1AL' },
      order: {
        kind: 'slices',
        slices: 60,
        option: 'custom',
        flavourIds: [23, 22],
        shippingId: 100,
      },
    });
  });

  it('is returned to the thank-you page', async () => {
    const { id } = await shop.buy(assortment);
    const { body } = await shop.get(`/api/get-session?sessionId=${id}`);
    expect(body).toMatchObject({
      payment_status: 'paid',
      metadata: { orderType: 'bulk', shippingMethod: 'Flat-rate Shipping' },
      line_items: {
        data: [{ description: 'Fudge slices', quantity: 120, amount_total: 12000 }],
      },
      shipping_cost: { amount_total: 1000 },
      amount_total: 13000,
    });
  });

  it('is recorded by reconciliation when no webhook arrives', async () => {
    shop.payments.holdWebhooks(true);
    const { id } = await shop.buy(assortment);
    advanceClock(180_000);
    const { body } = await shop.post('/.netlify/functions/reconcile-orders', {});
    shop.payments.holdWebhooks(false);
    advanceClock(0);
    expect(body).toMatchObject({ recorded: 1 });
    const [order] = await shop.sql('select order_type from orders where session_id = $1', [id]);
    expect(order).toEqual({ order_type: 'bulk' });
  });
});

describe('slices for a day', () => {
  const forDay = (neededBy: unknown) => slices(120, 1, { neededBy });

  it('leave so that they are there a week before it, says every mail and the payment page', async () => {
    const id = await shop.checkout(forDay('2027-06-05'));
    const open = await shop.stripe.checkout.sessions.retrieve(id);
    expect(open.custom_text.submit?.message).toContain('In time for Saturday 5th June 2027');
    expect(open.metadata).toMatchObject({ arriveOn: '2027-06-05', dispatchOn: '2027-05-21' });
    const paid = shop.payments.checkout.pay(id);
    const { confirmation, slip } = await mailsOf(shop, paid);
    for (const { text } of [confirmation, slip]) {
      expect(text).toMatch(/21st May/);
      expect(text).toMatch(/5th June 2027/);
    }
    expect(await shop.sql('select post_on::text, arrive_on::text from parcels')).toContainEqual({
      post_on: '2027-05-21',
      arrive_on: '2027-06-05',
    });
  });

  it.each([
    ['2026-11-20', 'Please choose a day that is still to come.'],
    ['2026-11-25', 'may be too late for that day'],
    ['2027-11-21', 'up to 12 months ahead. For a later day, please send us an enquiry.'],
  ])('are refused for %s, with a sentence why', async (day, sentence) => {
    const { status, body } = await shop.post(PATH, forDay(day), newIdempotencyKey());
    expect([status, body['code']]).toEqual([400, 'arrival-not-possible']);
    expect(body['message']).toContain(sentence);
  });
});

describe('slices for a company', () => {
  it('name it and its purchase order on the confirmation and the packing slip', async () => {
    const named = slices(120, 1, { company: ' Pier & Sons\n', purchaseOrder: 'PO-4711' });
    const paid = await shop.buy(named);
    const { confirmation, slip } = await mailsOf(shop, paid);
    expect(confirmation.text).toContain('Ordered by: Pier & Sons, purchase order PO-4711');
    expect(slip.text).toContain('Ordered by Pier & Sons, purchase order PO-4711');
    const [stored] = await shop.sql(`select "order" -> 'buyer' as buyer from orders
      where "order" -> 'buyer' ->> 'purchaseOrder' = 'PO-4711'`);
    expect(stored).toEqual({
      buyer: { name: '', company: 'Pier & Sons', purchaseOrder: 'PO-4711' },
    });
  });

  it('are those of a private person without a word about it', async () => {
    const { confirmation } = await mailsOf(shop, await shop.buy(slices(121, 1, { company: ' ' })));
    expect(confirmation.text).not.toContain('Ordered by');
  });

  it.each([
    ['company', 'x'.repeat(101)],
    ['purchaseOrder', 'x'.repeat(41)],
    ['company', { name: 'Pier' }],
  ])('are refused for a %s that is too long or no text', async (field, value) => {
    const { status } = await shop.post(
      PATH,
      slices(120, 1, { [field]: value }),
      newIdempotencyKey(),
    );
    expect(status).toBe(400);
  });

  it('carry a link to the card for their guests', async () => {
    const { confirmation } = await mailsOf(shop, await shop.buy(custom(['Baileys', 'Vanilla'])));
    expect(confirmation.text).toMatch(
      /A card for your guests[^\n]*\/allergen-card\?flavours=1\.22/,
    );
  });
});
