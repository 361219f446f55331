import * as v from 'valibot';
import { createCheckoutSession, orderFrom } from '#contract/checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { priceOrder } from '#domain/pricing.ts';
import { normalizeOrder } from '#domain/normalize-order.ts';
import { createRandom, type Random } from '../../chaos/random.ts';
import {
  boxesByHand,
  printedBoxes,
  printedReadyMade,
  slicesByHand,
  type Wanted,
} from './pricing-by-hand.ts';

/** An order on which the shop and the printed tables disagree. */
export interface Difference {
  order: object;
  shop: number | string;
  printed: number;
}

/** The keyrings that are printed: 1 to 12 with names, 13 to 158 the names; only with box 1 (decision 15). */
const KEYRING_BOX = 1;
const FIRST_NAME = 13;
const LAST_NAME = 158;

const VEGAN_BOX = 7;
const MAX_CART_LINES = 12;
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

/** So many pieces, spread over the first flavours by chance. */
function someFlavours(pieces: number, random: Random) {
  const counts = new Map<number, number>();
  for (let piece = 0; piece < pieces; piece += 1) {
    const flavourId = oneOf(1, 6, random);
    counts.set(flavourId, (counts.get(flavourId) ?? 0) + 1);
  }
  return [...counts].map(([flavourId, quantity]) => ({ flavourId, quantity }));
}

/** A built box as payloads carry it, with lies about names and prices in it. */
function someConfig(random: Random) {
  const { id, pieces } = anyOf(printedBoxes, random);
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

/** What the server charges for a payload: read by the contract, judged, priced; or why it does not. */
function priceOfPayload(payload: object): number | string {
  const read = v.safeParse(createCheckoutSession.request, payload);
  if (!read.success) return read.issues[0].message;
  const judgement = normalizeOrder(orderFrom(read.output, catalogue), catalogue);
  if ('broken' in judgement) return judgement.broken.message;
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

/** An order of the builder. */
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
  const printed = boxesByHand([{ ...wanted, quantity: 1 }], shippingId);
  return { order, shop: priceOfPayload(order), printed };
}

/** A bulk order, its slices as one item or as that many, in numbers or in words. */
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
  return { order, shop: priceOfPayload(order), printed: slicesByHand(slices) };
}

/** A line of the basket, ready-made or built, with a lie about its price. */
function someLine(random: Random): { item: object; wanted: Wanted } {
  const quantity = oneOf(1, MOST_BOXES, random);
  const item = { id: 'a-line', name: 'A box', price: random.next() * 100, quantity };
  if (random.chance(0.4)) {
    const sku = anyOf([...printedReadyMade.keys()], random);
    return { item: { ...item, sku }, wanted: { sku, quantity } };
  }
  const { config, wanted } = someConfig(random);
  return { item: { ...item, config }, wanted: { ...wanted, quantity } };
}

/** A basket of up to twelve lines, the same box in several of them now and then. */
function cartOrder(random: Random): Difference {
  const lines = Array.from({ length: oneOf(1, MAX_CART_LINES, random) }, () => someLine(random));
  const shippingId = oneOf(1, 2, random);
  const order = {
    cartItems: lines.map(({ item }) => item),
    shipping: { shippingId },
    totalAmount: random.next() * 1000,
    metadata: { orderType: 'cart', source: 'basket' },
  };
  const printed = boxesByHand(
    lines.map(({ wanted }) => wanted),
    shippingId,
  );
  return { order, shop: priceOfPayload(order), printed };
}

/** Prices this many random orders of every kind twice, and answers those whose prices differ. */
export function comparePrices(count: number, seed: number): Difference[] {
  const random = createRandom(seed);
  const differences: Difference[] = [];
  for (let n = 0; n < count; n += 1) {
    const compared = random.pick([builderOrder, bulkOrder, cartOrder])(random);
    if (compared.shop !== compared.printed) differences.push(compared);
  }
  return differences;
}
