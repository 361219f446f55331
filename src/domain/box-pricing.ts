import { findById, type Box, type Catalogue, type Keyring } from './catalogue.ts';
import { findMainKeyring, findNameTag } from './keyrings.ts';
import type { BoxChoices, BoxOrder, PricedLine, Quote } from './order.ts';
import { createQuote } from './quote.ts';

/** The part of a box's choices that costs money. */
export type PricedChoices = Pick<BoxChoices, 'boxId' | 'mainKeyringId' | 'nameTagIds'>;

/** The part of an order of boxes that costs money. */
export type PricedBoxOrder = Pick<BoxOrder, 'shippingId'> & {
  boxes: readonly { choices: PricedChoices; quantity: number }[];
};

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

/** Prices boxes from the catalogue in whole pence: boxes, keyrings, name tags, one delivery (Spec 1 §9); throws on unknown ids. */
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
