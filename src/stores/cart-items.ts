import * as v from 'valibot';
import { boxImage } from '#assets/images.ts';
import {
  choicesFromContents,
  contentsEntries,
  hasOneContent,
  type CartItem,
} from '#contract/cart-checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { addLine, createCartLine, cartLineError, unitPence, type CartLine } from '#domain/cart.ts';
import { findById, type ShopBox } from '#domain/catalogue.ts';
import { formatPounds, penceToPounds } from '#domain/money.ts';
import { encodeBox } from './box-json.ts';

/** The ready-made box that a line is, untouched. */
export function findReadyMade({ sku }: Pick<CartLine, 'sku'>): ShopBox | undefined {
  return shopBoxes.find(({ slug }) => slug === sku);
}

/** A line in the words of decision 47, as it is stored and sent: names and prices of today. Null for a box that is not sold. */
export function toCartItem(line: CartLine, origin: string): CartItem | null {
  const { id, choices, quantity } = line;
  const box = findById(catalogue.boxes, choices.boxId);
  if (!box) return null;
  const readyMade = findReadyMade(line);
  const { name, description } = readyMade ?? box;
  const item = {
    id,
    name,
    description,
    price: penceToPounds(unitPence(line, catalogue)),
    quantity,
    image: new URL(boxImage(box.slug).src, origin).href,
  };
  if (readyMade) return { ...item, sku: readyMade.slug };
  const config = encodeBox(choices, catalogue, origin);
  return config && { ...item, config };
}

/** What is read of a stored line: the price only to see whether it has changed. */
const storedItem = v.object({
  quantity: v.number(),
  price: v.fallback(v.optional(v.number()), undefined),
  ...contentsEntries,
});

interface ParsedItem {
  line: CartLine;
  /** Whether it was stored by a press on another page, and carries no price yet. */
  isNew: boolean;
  /** The name and price of today, where another price was stored. */
  repriced: string | null;
}

function readItem(value: unknown): ParsedItem | null {
  const item = v.safeParse(storedItem, value);
  if (!item.success || !hasOneContent(item.output) || !(item.output.quantity >= 1)) return null;
  const { quantity, sku = null, price } = item.output;
  const line = createCartLine(
    choicesFromContents(item.output, shopBoxes),
    { quantity, sku },
    catalogue,
  );
  if (!line) return null;
  const today = unitPence(line, catalogue);
  const isRepriced = price !== undefined && price !== penceToPounds(today);
  const name = (findReadyMade(line) ?? findById(catalogue.boxes, line.choices.boxId))?.name ?? '';
  return {
    line,
    isNew: price === undefined,
    repriced: isRepriced ? `${name} is now ${formatPounds(today)}` : null,
  };
}

/** A stored basket as far as it holds today. */
export interface ParsedCart {
  lines: readonly CartLine[];
  /** How many lines cannot be made any more or cannot be read. */
  dropped: number;
  /** Why the basket did not take all of it: too many lines, or too many equal boxes. */
  refused: readonly string[];
  /** Whether there are boxes that were put in on another page. */
  hasNew: boolean;
  /** "Box of 6 is now £10.99", for each line that was stored with another price. */
  repriced: readonly string[];
}

/** The lines of a stored basket that still can be made, and what became of the rest. */
export function parseCartItems(stored: readonly unknown[]): ParsedCart {
  let lines: readonly CartLine[] = [];
  let dropped = 0;
  let hasNew = false;
  const repriced = new Set<string>();
  const refused = new Set<string>();
  for (const item of stored.map(readItem)) {
    if (!item) {
      dropped += 1;
      continue;
    }
    const refusal = cartLineError(lines, item.line);
    if (refusal !== null) refused.add(refusal);
    lines = addLine(lines, item.line);
    hasNew ||= item.isNew;
    if (item.repriced) repriced.add(item.repriced);
  }
  return { lines, dropped, refused: [...refused], hasNew, repriced: [...repriced] };
}
