import * as v from 'valibot';
import { boxPhoto } from '#assets/box-photos.ts';
import { cartContents, choicesFromContents, type CartItem } from '#contract/cart-checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { addLine, lineOf, unitPence, type CartLine } from '#domain/cart.ts';
import { findById } from '#domain/catalogue.ts';
import { penceToPounds } from '#domain/money.ts';
import { configOf } from './order-record.ts';

/** A line in the words of decision 47, as it is stored and sent: names and prices of today. Null for a box that is not sold. */
export function itemOf(line: CartLine, origin: string): CartItem | null {
  const { id, choices, quantity, sku } = line;
  const box = findById(catalogue.boxes, choices.boxId);
  if (!box) return null;
  const readyMade = shopBoxes.find(({ slug }) => slug === sku);
  const item = {
    id,
    name: readyMade?.name ?? box.name,
    description: readyMade?.description ?? box.description,
    price: penceToPounds(unitPence(line, catalogue)),
    quantity,
    image: new URL(boxPhoto(box.slug).src, origin).href,
  };
  if (readyMade) return { ...item, sku: readyMade.slug };
  const config = configOf(choices, catalogue, origin);
  return config && { ...item, config };
}

const storedItem = v.intersect([v.object({ quantity: v.number() }), cartContents]);

function lineFrom(value: unknown): CartLine | null {
  const item = v.safeParse(storedItem, value);
  if (!item.success || !(item.output.quantity >= 1)) return null;
  const { quantity, sku = null } = item.output;
  return lineOf(choicesFromContents(item.output, shopBoxes), { quantity, sku }, catalogue);
}

/** The lines of a stored basket that still can be made, and how many cannot; whatever prices it names. */
export function readItems(stored: readonly unknown[]): {
  lines: readonly CartLine[];
  dropped: number;
} {
  const read = stored.map(lineFrom);
  const kept = read.filter((line) => line !== null);
  return {
    lines: kept.reduce<readonly CartLine[]>(addLine, []),
    dropped: read.length - kept.length,
  };
}
