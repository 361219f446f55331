import * as v from 'valibot';
import { createCheckoutSession, orderFrom } from '#contract/checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { priceOrder } from '#domain/pricing.ts';
import { settleOrder } from '#domain/settle-order.ts';
import { openRandom, type Random } from '../../chaos/random.ts';
import { boxesByHand, printedBoxes, slicesByHand, type Wanted } from './pricing-by-hand.ts';

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
const MOST_LINES = 12;
const MOST_BOXES = 20;

const oneOf = (first: number, last: number, random: Random): number =>
  first + random.below(last - first + 1);

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

function someBox(random: Random) {
  const { id, pieces } = printedBoxes[random.below(printedBoxes.length)] ?? { id: 0, pieces: 0 };
  const hasKeyring = id === KEYRING_BOX && random.chance(0.7);
  const mainKeyringId = hasKeyring ? oneOf(1, 12, random) : null;
  const nameTagIds = hasKeyring ? someNames(oneOf(1, 3, random), random) : [];
  const wanted = { boxId: id, hasKeyring, names: nameTagIds.length };
  return { wanted, pieces, choices: { boxId: id, mainKeyringId, nameTagIds } };
}

/** What the server charges for a payload: read by the contract, judged, priced; or why it does not. */
function priceOfPayload(payload: object): number | string {
  const read = v.safeParse(createCheckoutSession.request, payload);
  if (!read.success) return read.issues[0].message;
  const judgement = settleOrder(orderFrom(read.output, catalogue), catalogue);
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

/** An order of the builder, with lies about names and prices in it. */
function builderOrder(random: Random): Difference {
  const { wanted, pieces, choices } = someBox(random);
  const shippingId = oneOf(1, 2, random);
  const lie = random.next() * 100;
  const order = {
    boxDetails: { boxId: choices.boxId, boxName: 'A box', boxPrice: lie },
    flavours: wanted.boxId === VEGAN_BOX ? [] : someFlavours(pieces, random),
    lidDetails: { lidId: 0, lidName: 'Not a Gift', lidDesign: null },
    giftMessage: '',
    sender: '',
    keyrings: {
      mainKeyring:
        choices.mainKeyringId === null ? null : { id: choices.mainKeyringId, price: lie },
      nameTags: choices.nameTagIds.map((id) => ({ id, title: 'A name', price: lie })),
    },
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

/** Several boxes at once, as a basket holds them. */
function boxesOrder(random: Random): Difference {
  const lines = Array.from({ length: oneOf(1, MOST_LINES, random) }, () => ({
    ...someBox(random),
    quantity: oneOf(1, MOST_BOXES, random),
  }));
  const shippingId = random.chance(0.5) ? 1 : 2;
  const boxes = lines.map(({ choices, quantity }) => ({ choices, quantity }));
  const wanted: Wanted[] = lines.map((line) => ({ ...line.wanted, quantity: line.quantity }));
  const order = { boxes, shippingId } as const;
  return {
    order,
    shop: priceOrder(order, catalogue).totalPence,
    printed: boxesByHand(wanted, shippingId),
  };
}

/** Prices this many random orders of every kind twice, and answers those whose prices differ. */
export function comparePrices(count: number, seed: number): Difference[] {
  const random = openRandom(seed);
  const differences: Difference[] = [];
  for (let n = 0; n < count; n += 1) {
    const compared = random.pick([builderOrder, bulkOrder, boxesOrder])(random);
    if (compared.shop !== compared.printed) differences.push(compared);
  }
  return differences;
}
