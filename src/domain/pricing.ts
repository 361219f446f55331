import { slicePrice } from './bulk.ts';
import { flavoursOf } from './bulk-flavours.ts';
import { findById, type Box, type Catalogue, type Keyring } from './catalogue.ts';
import { bulkDelivery, type Delivery } from './delivery.ts';
import { findMainKeyring, findNameTag } from './keyrings.ts';
import type { BoxChoices, BoxOrder, BulkOrder, PricedLine, Quote } from './order.ts';

function keyringLine(prefix: string, keyring: Keyring, quantity: number): PricedLine {
  return {
    name: `${prefix}: ${keyring.title}`,
    description: keyring.product,
    unitPence: keyring.pricePence,
    quantity,
  };
}

/** The tags that are charged: none without a main keyring (decision 15). */
export function chargedNameTagIds(
  choices: Pick<BoxChoices, 'mainKeyringId' | 'nameTagIds'>,
): readonly number[] {
  return choices.mainKeyringId === null ? [] : choices.nameTagIds;
}

/** The lines of keyring and tags, the keyring first (Spec 1 §7). */
export function keyringLines(
  choices: Pick<BoxChoices, 'mainKeyringId' | 'nameTagIds'>,
  catalogue: Catalogue,
  quantity = 1,
): PricedLine[] {
  const main =
    choices.mainKeyringId === null ? undefined : findMainKeyring(choices.mainKeyringId, catalogue);
  if (!main) return [];
  const tags = chargedNameTagIds(choices).flatMap((id) => findNameTag(id, catalogue) ?? []);
  return [
    keyringLine('Main Keyring', main, quantity),
    ...tags.map((tag) => keyringLine('Name Tag', tag, quantity)),
  ];
}

function boxLine(box: Box, quantity: number): PricedLine {
  return { name: box.name, description: box.description, unitPence: box.pricePence, quantity };
}

/** One line for all slices, each at the price of that many (Spec 2 §9). */
function slicesLine(order: PricedBulkOrder, catalogue: Pick<Catalogue, 'flavours'>): PricedLine {
  const names = flavoursOf(order, catalogue).map(({ name }) => name);
  const lead = order.option === 'assortment' ? 'Popular assortment: ' : '';
  return {
    name: 'Fudge slices',
    description: lead + names.join(', '),
    unitPence: slicePrice(order.slices),
    quantity: order.slices,
  };
}

function addUp(lines: readonly PricedLine[], { name, pricePence }: Delivery): Quote {
  const goods = lines.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0);
  return { lines, shipping: { name, pricePence }, totalPence: goods + pricePence };
}

/** Prices a bulk order in whole pence: its slices and the flat-rate delivery (Spec 2 §9). */
export function priceSlices(order: PricedBulkOrder, catalogue: Pick<Catalogue, 'flavours'>): Quote {
  return addUp([slicesLine(order, catalogue)], bulkDelivery);
}

/** Prices an order from the catalogue in whole pence: boxes, keyrings, name tags, one delivery (Spec 1 §9), or slices; throws on unknown ids. */
export function priceOrder(order: PricedBoxOrder | BulkOrder, catalogue: Catalogue): Quote {
  if ('slices' in order) return priceSlices(order, catalogue);
  const shipping = findById(catalogue.shippingOptions, order.shippingId);
  if (!shipping) throw new Error(`Unknown shipping option ${order.shippingId}`);
  const lines = order.boxes.flatMap(({ choices, quantity }) => {
    const box = findById(catalogue.boxes, choices.boxId);
    if (!box) throw new Error(`Unknown box ${choices.boxId}`);
    return [boxLine(box, quantity), ...keyringLines(choices, catalogue, quantity)];
  });
  return addUp(lines, shipping);
}

/** The part of a box's choices that costs money. */
export type PricedChoices = Pick<BoxChoices, 'boxId' | 'mainKeyringId' | 'nameTagIds'>;

/** The part of an order of boxes that costs money. */
export type PricedBoxOrder = Pick<BoxOrder, 'shippingId'> & {
  boxes: readonly { choices: PricedChoices; quantity: number }[];
};

/** The part of a bulk order that a bill is made from. */
export type PricedBulkOrder = Pick<BulkOrder, 'slices' | 'option' | 'flavourIds'>;
