import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SeveralRecipientsPayload } from '#contract/cart-checkout.ts';
import { penceToPounds } from '#domain/money.ts';
import { cartPayload, totalsPence, twoPeople } from '../support/payloads.ts';
import { boxPence, postagePence } from '../support/shop-prices.ts';
import {
  eventually,
  mailsOf,
  newIdempotencyKey,
  startTestShop,
  type TestShop,
} from '../support/test-shop.ts';

const PATH = '/api/create-checkout-session';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ SHOP_CLOCK: '2026-11-25T09:00:00Z' });
});
afterAll(() => shop.stop());

const [dorothy, grace] = twoPeople.recipients;
const [favourites, present] = twoPeople.cartItems;
if (!dorothy || !grace || !favourites || !present) throw new Error('two people, two boxes');

type Person = SeveralRecipientsPayload['recipients'][number];

/** Returns the payload with another second recipient. */
const withGrace = (changes: Partial<Person>): object => ({
  ...twoPeople,
  recipients: [dorothy, { ...grace, ...changes }],
});

/** Returns the payload with another field in the second recipient's address. */
const withAddress = (changes: Partial<Person['customerInfo']>): object =>
  withGrace({ customerInfo: { ...grace.customerInfo, ...changes } });

async function pay(payload: object) {
  const { body } = await shop.post(PATH, payload, newIdempotencyKey());
  return shop.payments.checkout.pay(String(body['sessionId']));
}

describe('a basket for two people', () => {
  it('is one payment, with a delivery for each', async () => {
    const { status, body } = await shop.post(PATH, twoPeople, newIdempotencyKey());
    expect(status).toBe(200);
    const session = await shop.stripe.checkout.sessions.retrieve(String(body['sessionId']));
    expect(session).toMatchObject({
      amount_total: totalsPence.twoPeople,
      customer_email: 'edna@quay.example',
      shipping_address_collection: null,
      shipping_cost: { amount_total: postagePence(2) },
      metadata: { buyer: '["Edna Tide","Pier & Sons","PO-4711"]', emailOptIn: 'yes' },
    });
    expect(session.metadata?.['p1']).toContain('2 Sea View');
  });

  it('is confirmed to the payer, and packed with a slip for each', async () => {
    const { confirmation, slip, count } = await mailsOf(shop, await pay(twoPeople));
    expect(count).toBe(2);
    expect(confirmation.to).toEqual(['edna@quay.example']);
    expect(confirmation.text).toContain(
      'Ordered by: Edna Tide, Pier & Sons, purchase order PO-4711',
    );
    expect(slip.text).toContain(
      'Ordered by Edna Tide, Pier & Sons, purchase order PO-4711 (edna@quay.example) on 25th November 2026',
    );
    expect(slip.text).toMatch(/SEND TO\nDorothy Pier\n1 Pier Road\nWeston-super-Mare\nBS23 1AA\n/);
    expect(slip.text).toMatch(/SEND TO\nGrace Pier\n2 Sea View\nWeston-super-Mare\nBS23 2BB\n/);
    expect(slip.text).toContain('in time for 24th December 2026');
    expect(slip.text).not.toContain(' was paid, but ');
  });

  it('shows the thank-you page no name, since it is for several', async () => {
    const session = await pay(twoPeople);
    const { body } = await shop.get(`/api/get-session?sessionId=${session.id}`);
    expect(body).toMatchObject({ customer_details: { name: '', email: 'edna@quay.example' } });
    expect((await shop.get(`/api/placed-order?sessionId=${session.id}`)).body).toMatchObject({
      order: { parcels: [{ shippingId: 1 }, { shippingId: 2, metDay: '2026-12-24' }] },
    });
  });

  it.each([
    ['within seven years', true],
    ['later', false],
  ])('keeps its names for the tax office: %s', async (_when, isKept) => {
    const { id } = await pay(twoPeople);
    await eventually(async () => {
      const [row] = await shop.sql(
        `select erase_order("order", ${String(isKept)})::text as erased from orders where session_id = $1`,
        [id],
      );
      const erased = String(row?.['erased']);
      expect(erased).toContain('"parcels"');
      for (const words of ['Edna Tide', 'Dorothy', '2 Sea View']) {
        expect(erased.includes(words)).toBe(isKept);
      }
    });
  });

  it('at another total is refused with the new one', async () => {
    const payload = { ...twoPeople, totalAmount: penceToPounds(boxPence(1) + boxPence(2)) };
    const { status, body } = await shop.post(PATH, payload, newIdempotencyKey());
    expect({ status, body }).toMatchObject({
      status: 409,
      body: {
        code: 'price-changed',
        quote: { totalAmount: penceToPounds(totalsPence.twoPeople) },
      },
    });
  });
});

describe('a basket for several people is refused without a request to the payment provider', () => {
  beforeEach(() => shop.payments.setMode('down'));
  afterEach(() => shop.payments.setMode('ok'));

  const thirteen = Array.from({ length: 13 }, (_, place) => ({ ...dorothy, id: `aunt-${place}` }));
  const cases: readonly [string, object, string, RegExp][] = [
    [
      'a recipient without a box',
      { ...twoPeople, cartItems: [favourites] },
      'recipient-without-box',
      /Recipient 2: Choose a box/,
    ],
    [
      'a box for nobody',
      { ...twoPeople, cartItems: [favourites, { ...present, recipientId: 'nobody' }] },
      'invalid-request',
      /"cartItems": a box for nobody/,
    ],
    [
      'a box without a recipient',
      { ...twoPeople, cartItems: [favourites, { ...present, recipientId: undefined }] },
      'invalid-request',
      /"cartItems\.1\.recipientId"/,
    ],
    [
      '13 recipients',
      { ...twoPeople, recipients: thirteen },
      'invalid-request',
      /"recipients": at most 12 in one payment/,
    ],
    ['one recipient', { ...twoPeople, recipients: [dorothy] }, 'invalid-request', /"recipients"/],
    [
      'two recipients of one id',
      withGrace({ id: 'dorothy' }),
      'invalid-request',
      /"recipients": each id once/,
    ],
    [
      'an address outside the United Kingdom',
      withAddress({ city: 'Dublin', postcode: 'D02 AF30' }),
      'incomplete-delivery',
      /Recipient 2: Enter a UK postcode/,
    ],
    [
      'an address without a town',
      withAddress({ city: ' ' }),
      'incomplete-delivery',
      /Recipient 2: Enter the town/,
    ],
    [
      'an address line that is too long',
      withAddress({ address1: 'x'.repeat(101) }),
      'invalid-request',
      /"recipient 2: address1"/,
    ],
    [
      'a day too soon for the second',
      withGrace({ shipping: { shippingId: 2, arriveOn: '2026-11-26' } }),
      'arrival-not-possible',
      /Recipient 2: Too soon/,
    ],
    [
      'an unknown delivery',
      withGrace({ shipping: { shippingId: 9 } }),
      'invalid-request',
      /"recipient 2: shippingId"/,
    ],
    [
      'no name of the payer',
      { ...twoPeople, buyer: { ...twoPeople.buyer, name: ' ' } },
      'incomplete-buyer',
      /Enter your name/,
    ],
    [
      'a wrong e-mail address',
      { ...twoPeople, buyer: { ...twoPeople.buyer, email: 'edna' } },
      'invalid-email',
      /./,
    ],
    [
      'a delivery for all beside those of each',
      { ...twoPeople, shipping: cartPayload.shipping },
      'invalid-request',
      /"shipping": each recipient has a delivery/,
    ],
  ];

  it.each(cases)('%s', async (_what, payload, code, message) => {
    const { status, body } = await shop.post(PATH, payload, newIdempotencyKey());
    expect({ status, code: body['code'] }).toEqual({ status: 400, code });
    expect(body['message']).toMatch(message);
  });
});

describe('a basket that is too long for one payment', () => {
  it('is refused in words', async () => {
    // A quotation mark takes two characters of the provider's room.
    const [name, long] = ['"'.repeat(80), '"'.repeat(100)];
    const people = Array.from({ length: 12 }, (_, place) => ({
      ...dorothy,
      id: `aunt-${place}`,
      customerInfo: {
        firstName: name,
        lastName: name,
        address1: long,
        address2: long,
        city: long,
        postcode: 'BS23 1AA',
      },
    }));
    const payload = {
      ...twoPeople,
      recipients: people,
      cartItems: people.map(({ id }) => ({ ...favourites, recipientId: id })),
      totalAmount: penceToPounds(12 * boxPence(1)),
    };
    const { status, body } = await shop.post(PATH, payload, newIdempotencyKey());
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'order-too-long' } });
  });
});
