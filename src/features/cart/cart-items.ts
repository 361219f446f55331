import * as v from 'valibot';
import { boxImage, lidImageUrl } from '#assets/images.ts';
import { encodeBox } from '#contract/named-box-json.ts';
import {
  boxFromContents,
  contentsEntries,
  hasOneContent,
  type CartItem,
} from '#contract/cart-item.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import {
  addLine,
  createCartLine,
  cartLimitError,
  unitPence,
  type CartLine,
} from '#domain/cart/cart.ts';
import { findById, type ShopBox } from '#domain/catalogue.ts';
import { formatPounds, penceToPounds, poundsToPence, type Pence } from '#domain/money.ts';
import { cartLimitNotice, noticeText, type CartNotice } from './copy.ts';

/** A cart line as stored. */
type StoredItem = CartItem & { recipientIds?: readonly string[] };

/** Returns the unchanged ready-made box of a line, if it is one. */
export function findShopBox({ sku }: Pick<CartLine, 'sku'>): ShopBox | undefined {
  return shopBoxes.find(({ slug }) => slug === sku);
}

/** Encodes a line for storage, with its recipients. Returns null if its box is not sold. */
export function toStoredItem(line: CartLine, origin: string): StoredItem | null {
  const item = toCartItem(line, origin);
  const { recipientIds } = line;
  return item && recipientIds.length > 0 ? { ...item, recipientIds } : item;
}

/** Encodes a line for checkout, at today's names and prices. Returns null if its box is not sold. */
export function toCartItem(line: CartLine, origin: string): CartItem | null {
  const { id, box, quantity } = line;
  const catalogue = $catalogue.get();
  const type = findById(catalogue.boxes, box.boxId);
  if (!type) return null;
  const readyMade = findShopBox(line);
  const { name, description } = readyMade ?? type;
  const item = {
    id,
    name,
    description,
    price: penceToPounds(unitPence(line, catalogue)),
    quantity,
    image: new URL(boxImage((readyMade ?? type).slug).src, origin).href,
  };
  if (readyMade) return { ...item, sku: readyMade.slug };
  return { ...item, config: encodeBox(box, catalogue, lidImageUrl(origin)) };
}

/** The fields read from a stored line. The price only shows whether it has changed. */
const storedItem = v.object({
  quantity: v.number(),
  recipientIds: v.fallback(v.optional(v.array(v.string()), []), []),
  price: v.fallback(v.optional(v.number()), undefined),
  ...contentsEntries,
});

interface ParsedItem {
  line: CartLine;
  /** Whether another page added it. It has no price yet. */
  isNew: boolean;
  /** "Box of 6 is now £10.99, was £9.99" if another price was stored, otherwise null. */
  repriced: string | null;
  /** The price that was stored. */
  formerPence: Pence;
}

function readItem(value: unknown): ParsedItem | null {
  const item = v.safeParse(storedItem, value);
  if (!item.success || !hasOneContent(item.output) || !(item.output.quantity >= 1)) return null;
  const { quantity, sku = null, price, recipientIds } = item.output;
  const catalogue = $catalogue.get();
  const line = createCartLine(
    boxFromContents(item.output, shopBoxes),
    { quantity, sku, recipientIds },
    catalogue,
  );
  if (!line) return null;
  const today = unitPence(line, catalogue);
  const formerPence = price === undefined ? today : poundsToPence(price);
  const name = (findShopBox(line) ?? findById(catalogue.boxes, line.box.boxId))?.name ?? '';
  return {
    line,
    isNew: price === undefined,
    repriced:
      formerPence === today
        ? null
        : `${name} is now ${formatPounds(today)}, was ${formatPounds(formerPence)}`,
    formerPence,
  };
}

/** The valid part of a stored cart, and what changed. */
export interface ParsedCart {
  lines: readonly CartLine[];
  /** The number of lines dropped: unreadable or no longer sold. */
  dropped: number;
  /** The reasons for boxes left out: too many lines, or too many equal boxes. */
  refused: readonly CartNotice[];
  /** Whether another page added boxes. */
  hasNew: boolean;
  /** Whether it has no other boxes: it was empty before. */
  isNew: boolean;
  /** "Box of 6 is now £10.99, was £9.99" for each line stored with another price. */
  repriced: readonly string[];
  /** The prices with which these were stored, by the line's id. */
  formerPrices: Readonly<Record<string, Pence>>;
}

/** Parses stored lines: merges equal ones, drops what is no longer sold, and reports changes. */
export function parseCartItems(stored: readonly unknown[]): ParsedCart {
  let lines: readonly CartLine[] = [];
  let dropped = 0;
  let hasNew = false;
  let isNew = stored.length > 0;
  const repriced = new Set<string>();
  const formerPrices: Record<string, Pence> = {};
  const refused = new Map<string, CartNotice>();
  for (const item of stored.map(readItem)) {
    if (!item) {
      dropped += 1;
      continue;
    }
    const limitError = cartLimitError(lines, item.line);
    if (limitError) {
      const notice = cartLimitNotice(limitError);
      refused.set(noticeText(notice), notice);
    }
    lines = addLine(lines, item.line);
    hasNew ||= item.isNew;
    isNew &&= item.isNew;
    if (item.repriced) {
      repriced.add(item.repriced);
      formerPrices[item.line.id] = item.formerPence;
    }
  }
  return {
    lines,
    dropped,
    refused: [...refused.values()],
    hasNew,
    isNew,
    repriced: [...repriced],
    formerPrices,
  };
}
