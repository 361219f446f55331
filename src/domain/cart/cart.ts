import { USUAL_SHIPPING_ID, type Catalogue, type ShopBox } from '../catalogue.ts';
import { boxKey } from '../box/draft-contents.ts';
import { priceBoxes } from '../box/box-pricing.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '../order/order-limits.ts';
import { fnv1a } from '../text/fnv1a.ts';
import { NOT_A_GIFT } from '../box/lid-categories.ts';
import { NOT_A_GIFT_DESIGN } from '../box/lids.ts';
import type { Pence } from '../money.ts';
import { sumLines } from '../quote.ts';
import { normalizeBox, validateBox, withKeptNote, type Box } from '../box/box.ts';
import type { OrderedBox } from '../order/order.ts';

/** A line of the cart: equal boxes, stored by id. Names and prices come from today's catalogue. */
export interface CartLine extends OrderedBox {
  /** A hash of the box: only equal boxes share a line. */
  id: string;
  /** The id of each box's recipient, when the cart goes to several. Boxes beyond the list go to the first recipient. */
  recipientIds: readonly string[];
}

const SECOND_SEED = 0x01234567;

/** Returns the id of a line: the same for equal boxes, in any order of flavours. */
export function cartLineId(box: Box): string {
  const key = boxKey(box);
  return fnv1a(key) + fnv1a(key, SECOND_SEED);
}

/** Returns a ready-made box as it is sold: no gift lid and no note. */
export function readyMadeBox({ boxId, selection }: Pick<ShopBox, 'boxId' | 'selection'>): Box {
  return {
    boxId,
    selection,
    lid: { categoryId: NOT_A_GIFT, designName: NOT_A_GIFT_DESIGN },
    note: '',
    keyring: null,
  };
}

/** Returns a cart line for a box, or null when it breaks a rule of today's catalogue. Clamps the quantity to 1-20. */
export function createCartLine(
  box: Box,
  {
    quantity = 1,
    sku = null,
    recipientIds = [],
  }: { quantity?: number; sku?: string | null; recipientIds?: readonly string[] },
  catalogue: Catalogue,
): CartLine | null {
  if (validateBox(withKeptNote(box, catalogue), catalogue)) return null;
  const settled = normalizeBox(box, catalogue);
  return { id: cartLineId(settled), box: settled, quantity: clamp(quantity), sku, recipientIds };
}

function clamp(quantity: number): number {
  return Math.min(MAX_LINE_QUANTITY, Math.max(1, Math.trunc(quantity)));
}

/** Returns the id of the chosen recipient of each box of a line; empty where nobody chose one. */
export const chosenRecipientIds = ({ quantity, recipientIds }: CartLine): string[] =>
  Array.from({ length: quantity }, (_, index) => recipientIds[index] ?? '');

/** Returns the recipients of two equal lines as one. */
function joinRecipientIds(first: CartLine, second: CartLine): readonly string[] {
  if (second.recipientIds.length === 0) return first.recipientIds;
  return [...chosenRecipientIds(first), ...second.recipientIds].slice(0, MAX_LINE_QUANTITY);
}

/** Adds a line to the cart. An equal box increases the existing line; a 13th line changes nothing. */
export function addLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const same = lines.find(({ id }) => id === line.id);
  if (same) {
    const joined = setQuantity(lines, line.id, same.quantity + line.quantity);
    const recipientIds = joinRecipientIds(same, line);
    return joined.map((other) => (other.id === line.id ? { ...other, recipientIds } : other));
  }
  return lines.length < MAX_CART_LINES ? [...lines, line] : lines;
}

/** Why the cart cannot take a line: it is full, or holds so many of this box that they would be over 20. */
export type CartLimitError = { code: 'cart-full' } | { code: 'too-many-equal'; held: number };

/** Returns why the cart cannot take a line, or null when it can. */
export function cartLimitError(lines: readonly CartLine[], line: CartLine): CartLimitError | null {
  const same = lines.find(({ id }) => id === line.id);
  if (!same) return lines.length < MAX_CART_LINES ? null : { code: 'cart-full' };
  const isOver = same.quantity + line.quantity > MAX_LINE_QUANTITY;
  return isOver ? { code: 'too-many-equal', held: same.quantity } : null;
}

/** Inserts a removed line at its former position. Joins a line of equal boxes. */
export function restoreLine(
  lines: readonly CartLine[],
  line: CartLine,
  index: number,
): readonly CartLine[] {
  if (lines.some(({ id }) => id === line.id)) return addLine(lines, line);
  return lines.length < MAX_CART_LINES ? lines.toSpliced(index, 0, line) : lines;
}

/**
 * Sets the quantity of a line. 0 or less removes it; more than 20 becomes 20. The boxes go to those of `recipientIds`, by
 * default to whom they went.
 */
export function setQuantity(
  lines: readonly CartLine[],
  id: string,
  quantity: number,
  recipientIds?: readonly string[],
): readonly CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.id !== id);
  return lines.map((line) => {
    if (line.id !== id) return line;
    const ids = recipientIds ?? line.recipientIds;
    return { ...line, quantity: clamp(quantity), recipientIds: ids.slice(0, quantity) };
  });
}

/** Replaces a line by another box. Joins an existing line of equal boxes. */
export function replaceLine(
  lines: readonly CartLine[],
  id: string,
  line: CartLine,
): readonly CartLine[] {
  if (lines.some((other) => other.id === line.id && other.id !== id)) {
    return addLine(setQuantity(lines, id, 0), line);
  }
  return lines.map((other) => (other.id === id ? line : other));
}

/** Returns the price of one box of a line with its keyrings, in pence. */
export function unitPence({ box }: Pick<CartLine, 'box'>, catalogue: Catalogue): Pence {
  const quote = priceBoxes(
    { boxes: [{ box, quantity: 1 }], shippingId: USUAL_SHIPPING_ID },
    catalogue,
  );
  return sumLines(quote.lines);
}

/** Returns the price of all boxes without delivery, in pence. */
export function totalPence(lines: readonly CartLine[], catalogue: Catalogue): Pence {
  return lines.reduce((sum, line) => sum + unitPence(line, catalogue) * line.quantity, 0);
}

/** Returns the ready-made box that equals this box. An older order holds a box's contents, not its SKU. */
export function findReadyMade<Known extends Pick<ShopBox, 'slug' | 'boxId' | 'selection'>>(
  box: Box,
  shopBoxes: readonly Known[],
): Known | undefined {
  const id = cartLineId(box);
  return shopBoxes.find((shopBox) => cartLineId(readyMadeBox(shopBox)) === id);
}
