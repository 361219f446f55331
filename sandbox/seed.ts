import * as v from 'valibot';
import { createCheckoutSession, orderFrom, type Checkout } from '#contract/checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { keyrings } from '#data/keyrings.ts';
import { slicePrice } from '#domain/bulk/bulk.ts';
import type { Selection } from '#domain/catalogue.ts';
import type { CustomerInfo } from '#domain/customer/customer.ts';
import { addDays, londonTime, type Instant } from '#domain/day.ts';
import { penceToPounds } from '#domain/money.ts';
import { priceOrder } from '#domain/order/pricing.ts';

/** An order to place: its payload without the total, and the button of the payment page that ends it. */
export interface SeedOrder {
  title: string;
  payload: object;
  outcome: 'pay' | 'later';
}

/** A placed order: its total in pounds and the URL of its thank-you page. */
export interface Seeded {
  title: string;
  totalPounds: number;
  thankYouUrl: string;
}

const flavourId = (name: string): number => {
  const flavour = catalogue.flavours.find((known) => known.name === name);
  if (!flavour) throw new Error(`No flavour is called ${name}.`);
  return flavour.id;
};

const keyringOf = (title: string): { id: number } => {
  const keyring = keyrings.find((known) => known.title === title);
  if (!keyring) throw new Error(`No keyring is called ${title}.`);
  return { id: keyring.id };
};

const preset = (id: string): readonly Selection[] =>
  catalogue.presets.find((known) => known.id === id)?.selection ?? [];

const pieces = (selection: Readonly<Record<string, number>>): Selection[] =>
  Object.entries(selection).map(([name, quantity]) => ({ flavourId: flavourId(name), quantity }));

interface BoxChoice {
  box: string;
  flavours: readonly Selection[];
  lid?: { lidId: number; design: string };
  note?: string;
  keyring?: string;
  nameTags?: readonly string[];
}

/** Returns the payload's fields of a built box; a box without a lid is not a gift. */
function boxFields({ box, flavours, lid, note = '', keyring, nameTags = [] }: BoxChoice) {
  const known = catalogue.boxes.find(({ slug }) => slug === box);
  if (!known) throw new Error(`No box is called ${box}.`);
  return {
    boxDetails: { boxId: known.id },
    flavours: known.fixedSelection ?? flavours,
    lidDetails: { lidId: lid?.lidId ?? 0, lidDesign: lid ? { name: lid.design } : null },
    giftMessage: note,
    keyrings: {
      mainKeyring: keyring === undefined ? null : keyringOf(keyring),
      nameTags: nameTags.map(keyringOf),
    },
  };
}

/** Returns the builder's payload: one box, its delivery and its recipient. */
function builderPayload(box: BoxChoice, shippingId: 1 | 2, customer: Partial<CustomerInfo>) {
  return {
    ...boxFields(box),
    shipping: { shippingId },
    customerInfo: {
      address1: '1 Sandbox Street',
      city: 'Weston-super-Mare',
      postcode: 'BS23 1AA',
      ...customer,
    },
  };
}

const cartPayload = (cartItems: readonly object[], shipping: object): object => ({
  cartItems,
  shipping,
  metadata: { orderType: 'cart', source: 'basket' },
});

function bulkPayload(slices: number, flavours: readonly string[]): object {
  const isCustom = flavours.length > 0;
  return {
    cartItems: [
      { name: 'Fudge slices', price: penceToPounds(slicePrice(slices)), quantity: slices },
    ],
    metadata: {
      orderType: 'bulk',
      sliceQuantity: slices,
      flavorOption: isCustom ? 'custom' : 'assortment',
      flavors: flavours,
    },
  };
}

const BIRTHDAY = { lidId: 1, design: 'Happy Birthday Mum' };

/** Returns ten orders of different kinds, with fictional people; requested days are relative to `now`. */
export function seedOrders(now: Instant): SeedOrder[] {
  const inTwoWeeks = addDays(londonTime(now).day, 14);
  return [
    {
      title: 'Box of 6 as a birthday present, with a note',
      outcome: 'pay',
      payload: builderPayload(
        { box: 'box-of-6', flavours: preset('top-6'), lid: BIRTHDAY, note: 'Happy birthday, Mum!' },
        1,
        { firstName: 'Ada', lastName: 'Sample', email: 'ada@sample.example' },
      ),
    },
    {
      title: 'Box of 6 with a keyring and two names, 1st Class',
      outcome: 'pay',
      payload: builderPayload(
        {
          box: 'box-of-6',
          flavours: pieces({ Vanilla: 3, 'Maple & Walnut': 3 }),
          lid: BIRTHDAY,
          keyring: 'this mum belongs',
          nameTags: ['Grace', 'Harry'],
        },
        2,
        { firstName: 'Ben', lastName: 'Sample', email: 'ben@sample.example' },
      ),
    },
    {
      title: 'Box of 12 for oneself',
      outcome: 'pay',
      payload: builderPayload({ box: 'box-of-12', flavours: preset('top-12') }, 1, {
        firstName: 'Cleo',
        lastName: 'Sample',
        email: 'cleo@sample.example',
      }),
    },
    {
      title: 'Ultimate taster with a long note',
      outcome: 'pay',
      payload: builderPayload(
        {
          box: 'ultimate-fudge-taster-box',
          flavours: preset('top-30'),
          lid: BIRTHDAY,
          note: 'Dear Mum,\n\nthirty pieces, one for each year by the sea.\n\nWith love from all of us',
        },
        1,
        { firstName: 'Dan', lastName: 'Sample', email: 'dan@sample.example' },
      ),
    },
    {
      title: 'Three bars, 1st Class',
      outcome: 'pay',
      payload: builderPayload(
        {
          box: '3-bar-gift-box',
          flavours: pieces({ Vanilla: 1, 'Clotted Cream': 1, 'Sea Salt Caramel': 1 }),
        },
        2,
        { firstName: 'Eve', lastName: 'Sample', email: 'eve@sample.example' },
      ),
    },
    {
      title: 'Four vegan bags',
      outcome: 'pay',
      payload: builderPayload({ box: '4-bag-vegan-box', flavours: [] }, 1, {
        firstName: 'Finn',
        lastName: 'Sample',
        email: 'finn@sample.example',
      }),
    },
    {
      title: 'Basket of two ready-made boxes and a built one',
      outcome: 'pay',
      payload: cartPayload(
        [
          { sku: 'six-favourites', quantity: 2 },
          {
            quantity: 1,
            config: boxFields({ box: 'box-of-6', flavours: preset('top-6'), lid: BIRTHDAY }),
          },
        ],
        { shippingId: 1 },
      ),
    },
    {
      title: 'Ready-made box for a day in two weeks',
      outcome: 'pay',
      payload: cartPayload([{ sku: 'chocolate-dozen', quantity: 1 }], {
        shippingId: 2,
        arriveOn: inTwoWeeks,
      }),
    },
    {
      title: '100 slices, popular assortment',
      outcome: 'pay',
      payload: bulkPayload(100, []),
    },
    {
      title: '60 slices of two flavours, by a payment that takes days',
      outcome: 'later',
      payload: bulkPayload(60, ['Vanilla', 'Sea Salt Caramel']),
    },
  ];
}

/** Returns the payload with its total in pounds. */
function withTotal(payload: object): { totalAmount: number } {
  const read: Checkout = v.parse(createCheckoutSession.request, { ...payload, totalAmount: 0 });
  const { totalPence } = priceOrder(orderFrom(read, catalogue), catalogue);
  return { ...payload, totalAmount: penceToPounds(totalPence) };
}

/**
 * Places an order at the shop that answers at `shopUrl` and pays it on the sandbox's payment page. Throws with the shop's
 * response if it rejects the order.
 */
export async function placeOrder(shopUrl: string, order: SeedOrder): Promise<Seeded> {
  const payload = withTotal(order.payload);
  const answer = await fetch(new URL('/api/create-checkout-session', shopUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(payload),
  });
  if (!answer.ok) throw new Error(`${order.title}: ${answer.status} ${await answer.text()}`);
  const { url } = v.parse(createCheckoutSession.response, await answer.json());
  const form = new URLSearchParams({
    email: 'buyer@sample.example',
    name: 'Sandbox Customer',
    line1: '1 Sandbox Street',
    city: 'Weston-super-Mare',
    postal_code: 'BS23 1AA',
    country: 'GB',
    outcome: order.outcome,
  });
  const paid = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  const thankYouUrl = paid.headers.get('location');
  if (thankYouUrl === null) throw new Error(`${order.title}: the payment page did not take it.`);
  return { title: order.title, totalPounds: payload.totalAmount, thankYouUrl };
}

if (import.meta.main) {
  const shopUrl = process.env['SITE_URL'] ?? `http://localhost:${process.env['PORT'] ?? 8888}`;
  try {
    for (const order of seedOrders(Date.now())) {
      const { title, totalPounds, thankYouUrl } = await placeOrder(shopUrl, order);
      console.log(`£${totalPounds.toFixed(2).padStart(6)}  ${title}\n         ${thankYouUrl}`);
    }
    console.log(`\nThe mails are at ${shopUrl}/sandbox/inbox`);
  } catch (error) {
    console.error(
      error instanceof TypeError ? `No shop answers at ${shopUrl}. Run npm start first.` : error,
    );
    process.exitCode = 1;
  }
}
