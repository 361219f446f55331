import {
  findById,
  type BoxType,
  type Catalogue,
  type Keyring,
  type ShippingId,
} from '../catalogue.ts';
import { findMainKeyring, findNameTag } from './keyrings.ts';
import type { Box } from './box.ts';
import { createQuote, type PricedLine, type Quote } from '../quote.ts';

/** The part of a box's choices that costs money. */
export type PricedChoices = Pick<Box, 'boxId' | 'mainKeyringId' | 'nameTagIds'>;

/** The part of an order of boxes that costs money. */
export interface PricedBoxOrder {
  boxes: readonly { choices: PricedChoices; quantity: number }[];
  shippingId: ShippingId;
}

function keyringLine(prefix: string, keyring: Keyring, quantity: number): PricedLine {
  return {
    name: `${prefix}: ${keyring.title}`,
    description: keyring.product,
    unitPence: keyring.pricePence,
    quantity,
  };
}

/** Returns the name tags to charge: none without a main keyring. */
export function chargedNameTagIds(
  choices: Pick<Box, 'mainKeyringId' | 'nameTagIds'>,
): readonly number[] {
  return choices.mainKeyringId === null ? [] : choices.nameTagIds;
}

/** Returns the priced lines of keyring and name tags, the keyring first. */
export function keyringLines(
  choices: Pick<Box, 'mainKeyringId' | 'nameTagIds'>,
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

function boxLine(box: BoxType, quantity: number): PricedLine {
  return { name: box.name, description: box.description, unitPence: box.pricePence, quantity };
}

/**
 * Prices boxes from the catalogue in whole pence: boxes, keyrings, name tags and one delivery. Throws on unknown ids.
 */
export function priceBoxes({ boxes, shippingId }: PricedBoxOrder, catalogue: Catalogue): Quote {
  const shipping = findById(catalogue.shippingOptions, shippingId);
  if (!shipping) throw new Error(`Unknown shipping option ${shippingId}`);
  const lines = boxes.flatMap(({ choices, quantity }) => {
    const box = findById(catalogue.boxes, choices.boxId);
    if (!box) throw new Error(`Unknown box ${choices.boxId}`);
    return [boxLine(box, quantity), ...keyringLines(choices, catalogue, quantity)];
  });
  return createQuote(lines, shipping);
}
