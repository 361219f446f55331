import {
  findById,
  type BoxType,
  type Catalogue,
  type Keyring,
  type ShippingId,
} from '../catalogue.ts';
import { findMainKeyring, findNameTag } from './keyrings.ts';
import type { Box } from './box.ts';
import {
  createQuote,
  type BoxProduct,
  type KeyringProduct,
  type PricedLine,
  type Quote,
} from '../quote.ts';

/** The part of a box that costs money. */
export type PricedBox = Pick<Box, 'boxId' | 'keyring'>;

/** The part of an order of boxes that costs money. */
export interface PricedBoxOrder {
  boxes: readonly { box: PricedBox; quantity: number }[];
  shippingId: ShippingId;
}

const keyringLine = (keyring: Keyring, quantity: number): PricedLine<KeyringProduct> => ({
  product: { kind: 'keyring', keyring },
  unitPence: keyring.pricePence,
  quantity,
});

/** Returns the priced lines of keyring and name tags, the keyring first. */
export function keyringLines(
  keyring: Box['keyring'],
  catalogue: Catalogue,
  quantity = 1,
): PricedLine<KeyringProduct>[] {
  const main = keyring && findMainKeyring(keyring.id, catalogue);
  if (!main) return [];
  const tags = keyring.nameTagIds.flatMap((id) => findNameTag(id, catalogue) ?? []);
  return [main, ...tags].map((each) => keyringLine(each, quantity));
}

const boxLine = (box: BoxType, quantity: number): PricedLine<BoxProduct> => ({
  product: { kind: 'box', box },
  unitPence: box.pricePence,
  quantity,
});

/**
 * Prices boxes from the catalogue in whole pence: boxes, keyrings, name tags and one delivery. Throws on unknown ids.
 */
export function priceBoxes(
  { boxes, shippingId }: PricedBoxOrder,
  catalogue: Catalogue,
): Quote<BoxProduct> {
  const delivery = findById(catalogue.shippingOptions, shippingId);
  if (!delivery) throw new Error(`Unknown shipping option ${shippingId}`);
  const lines = boxes.flatMap(({ box, quantity }) => {
    const type = findById(catalogue.boxes, box.boxId);
    if (!type) throw new Error(`Unknown box ${box.boxId}`);
    return [boxLine(type, quantity), ...keyringLines(box.keyring, catalogue, quantity)];
  });
  return createQuote(lines, { names: [delivery.name], pricePence: delivery.pricePence });
}
