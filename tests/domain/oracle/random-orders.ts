import * as v from 'valibot';
import { createCheckoutSession, orderFrom } from '#contract/checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { priceOrder } from '#domain/order/pricing.ts';
import { normalizeOrder } from '#domain/order/normalize-order.ts';
import { createRandom, type Random } from '../../chaos/random.ts';
import {
  referencePriceOfBoxes,
  referenceBoxes,
  referenceReadyMade,
  referencePriceOfSlices,
  type Wanted,
} from './reference-prices.ts';

/** An order for which the shop and the reference prices differ. */
export interface Difference {
  order: object;
  shop: number | string;
  printed: number;
}

/** Main keyrings have ids 1 to 12, name tags 13 to 158. They are for box 1 only. */
const KEYRING_BOX = 1;
const FIRST_NAME = 13;
const LAST_NAME = 158;

const VEGAN_BOX = 7;
const MAX_CART_LINES = 12;
const MAX_RECIPIENTS = 12;
const MOST_BOXES = 20;

const oneOf = (first: number, last: number, random: Random): number =>
  first + random.below(last - first + 1);

function anyOf<T>(list: readonly T[], random: Random): T {
  const found = list[random.below(list.length)];
  if (found === undefined) throw new Error('There is nothing to choose from');
  return found;
}

function someNames(count: number, random: Random): number[] {
  const names = new Set<number>();
  while (names.size < count) names.add(oneOf(FIRST_NAME, LAST_NAME, random));
  return [...names];
}

/** Returns this many pieces, spread at random over the first flavours. */
function someFlavours(pieces: number, random: Random) {
  const counts = new Map<number, number>();
  for (let piece = 0; piece < pieces; piece += 1) {
    const flavourId = oneOf(1, 6, random);
    counts.set(flavourId, (counts.get(flavourId) ?? 0) + 1);
  }
  return [...counts].map(([flavourId, quantity]) => ({ flavourId, quantity }));
}

/** Returns a built box as payload, with wrong names and prices. */
function someConfig(random: Random) {
  const { id, pieces } = anyOf(referenceBoxes, random);
  const hasKeyring = id === KEYRING_BOX && random.chance(0.7);
  const names = hasKeyring ? someNames(oneOf(1, 3, random), random) : [];
  const lie = random.next() * 100;
  const config = {
    boxDetails: { boxId: id, boxName: 'A box', boxPrice: lie },
    flavours: id === VEGAN_BOX ? [] : someFlavours(pieces, random),
    lidDetails: { lidId: 0, lidName: 'Not a Gift', lidDesign: null },
    giftMessage: '',
    sender: '',
    keyrings: {
      mainKeyring: hasKeyring ? { id: oneOf(1, 12, random), price: lie } : null,
      nameTags: names.map((tag) => ({ id: tag, title: 'A name', price: lie })),
    },
  };
  return { config, wanted: { boxId: id, hasKeyring, names: names.length } };
}

/** Returns what the server charges for a payload after parsing, validation and pricing, or the rule it violates. */
function priceOfPayload(payload: object): number | string {
  const read = v.safeParse(createCheckoutSession.request, payload);
  if (!read.success) return read.issues[0].message;
  const judgement = normalizeOrder(orderFrom(read.output, catalogue), catalogue);
  if ('violation' in judgement) return judgement.violation.code;
  return priceOrder(judgement.order, catalogue).totalPence;
}

const customerInfo = {
  firstName: 'Ada',
  lastName: 'Quay',
  email: 'ada@quay.example',
  address1: '1 Pier Road',
  city: 'Weston-super-Mare',
  postcode: 'BS23 1AA',
};

/** Returns a random order of the builder. */
function builderOrder(random: Random): Difference {
  const { config, wanted } = someConfig(random);
  const shippingId = oneOf(1, 2, random);
  const lie = random.next() * 100;
  const order = {
    ...config,
    shipping: { shippingId, shippingName: 'By gull', shippingPrice: lie },
    customerInfo,
    totalAmount: lie,
  };
  const printed = referencePriceOfBoxes([{ ...wanted, quantity: 1 }], shippingId);
  return { order, shop: priceOfPayload(order), printed };
}

/** Returns a random bulk order, its slices as one item or several, quantities as numbers or strings. */
function bulkOrder(random: Random): Difference {
  const slices = oneOf(50, 250, random);
  const price = slices < 100 ? 1.2 : 1;
  const order = {
    cartItems: [{ name: 'Fudge slices', price, quantity: slices }],
    totalAmount: random.next() * 1000,
    metadata: {
      orderType: 'bulk',
      sliceQuantity: random.chance(0.5) ? slices : String(slices),
      pricePerSlice: price,
      flavorOption: random.chance(0.5) ? 'assortment' : 'custom',
      flavors: random.chance(0.5) ? ['Baileys', 'Vanilla'] : 'Baileys, Vanilla',
    },
  };
  return { order, shop: priceOfPayload(order), printed: referencePriceOfSlices(slices) };
}

/** Returns a random cart line, ready-made or built, with a wrong price. */
function someLine(random: Random): { item: object; wanted: Wanted } {
  const quantity = oneOf(1, MOST_BOXES, random);
  const item = { id: 'a-line', name: 'A box', price: random.next() * 100, quantity };
  if (random.chance(0.4)) {
    const sku = anyOf([...referenceReadyMade.keys()], random);
    return { item: { ...item, sku }, wanted: { sku, quantity } };
  }
  const { config, wanted } = someConfig(random);
  return { item: { ...item, config }, wanted: { ...wanted, quantity } };
}

/** Returns a random cart of up to 12 lines, sometimes with equal boxes. */
function cartOrder(random: Random): Difference {
  const lines = Array.from({ length: oneOf(1, MAX_CART_LINES, random) }, () => someLine(random));
  const shippingId = oneOf(1, 2, random);
  const order = {
    cartItems: lines.map(({ item }) => item),
    shipping: { shippingId },
    totalAmount: random.next() * 1000,
    metadata: { orderType: 'cart', source: 'basket' },
  };
  const printed = referencePriceOfBoxes(
    lines.map(({ wanted }) => wanted),
    shippingId,
  );
  return { order, shop: priceOfPayload(order), printed };
}

/** Returns a random cart for two to twelve people, each with a delivery of their own. */
function orderForSeveral(random: Random): Difference {
  const count = oneOf(2, MAX_RECIPIENTS, random);
  const people = Array.from({ length: count }, (_, place) => ({
    id: `person-${place}`,
    customerInfo,
    shipping: { shippingId: oneOf(1, 2, random) },
  }));
  const lines = Array.from({ length: oneOf(count, MAX_CART_LINES, random) }, (_, place) => ({
    ...someLine(random),
    // Everybody gets at least one line.
    recipientId: place < count ? `person-${place}` : anyOf(people, random).id,
  }));
  const order = {
    cartItems: lines.map(({ item, recipientId }) => ({ ...item, recipientId })),
    buyer: { name: 'Edna Tide', email: 'edna@quay.example' },
    recipients: people,
    totalAmount: random.next() * 1000,
    metadata: { orderType: 'cart', source: 'basket' },
  };
  const printed = people.reduce((sum, { id, shipping }) => {
    const own = lines.filter(({ recipientId }) => recipientId === id);
    return (
      sum +
      referencePriceOfBoxes(
        own.map(({ wanted }) => wanted),
        shipping.shippingId,
      )
    );
  }, 0);
  return { order, shop: priceOfPayload(order), printed };
}

/** Prices this many random orders of every kind both ways. Returns those whose prices differ. */
export function comparePrices(count: number, seed: number): Difference[] {
  const random = createRandom(seed);
  const differences: Difference[] = [];
  for (let n = 0; n < count; n += 1) {
    const compared = random.pick([builderOrder, bulkOrder, cartOrder, orderForSeveral])(random);
    if (compared.shop !== compared.printed) differences.push(compared);
  }
  return differences;
}
