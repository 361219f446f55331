import type { Catalogue, ShopBox } from './catalogue.ts';
import { priceBoxes } from './box-pricing.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from './cart-limits.ts';
import { fnv1a } from './fnv1a.ts';
import { NOT_A_GIFT, NOT_A_GIFT_DESIGN } from './lids.ts';
import type { Pence } from './money.ts';
import { validateBox, normalizeChoices } from './order-rules.ts';
import type { BoxChoices } from './order.ts';

/** A line of the basket: equal boxes, by their choices. Names and prices come from the catalogue of the day. */
export interface CartLine {
  /** A hash of the choices: two boxes are one line only if every choice is equal (decision 38). */
  id: string;
  choices: BoxChoices;
  /** 1 to 20. */
  quantity: number;
  /** The ready-made box it is, untouched, or null for one that was built. */
  sku: string | null;
}

const SECOND_SEED = 0x01234567;

/** The id of a line: the same for equal choices, in whichever order the flavours were added. */
export function cartLineId(choices: BoxChoices): string {
  const { boxId, selection, lid, note, mainKeyringId, nameTagIds } = choices;
  const flavours = selection
    .map(({ flavourId, quantity }) => [flavourId, quantity] as const)
    .sort(([a], [b]) => a - b);
  const text = JSON.stringify([
    boxId,
    flavours,
    lid.categoryId,
    lid.designName,
    note,
    mainKeyringId,
    nameTagIds,
  ]);
  return fnv1a(text) + fnv1a(text, SECOND_SEED);
}

/** A ready-made box as it is packed: no lid of its own and no note, until it is edited (decision 47). */
export function readyMadeChoices({
  boxId,
  selection,
}: Pick<ShopBox, 'boxId' | 'selection'>): BoxChoices {
  return {
    boxId,
    selection,
    lid: { categoryId: NOT_A_GIFT, designName: NOT_A_GIFT_DESIGN },
    note: '',
    mainKeyringId: null,
    nameTagIds: [],
  };
}

/** A line for choices that the shop can make, or null when they break a rule of the catalogue of today. */
export function createCartLine(
  choices: BoxChoices,
  { quantity = 1, sku = null }: { quantity?: number; sku?: string | null },
  catalogue: Catalogue,
): CartLine | null {
  const settled = normalizeChoices(choices, catalogue);
  if (validateBox({ ...choices, note: settled.note }, catalogue)) return null;
  return { id: cartLineId(settled), choices: settled, quantity: clamp(quantity), sku };
}

function clamp(quantity: number): number {
  return Math.min(MAX_LINE_QUANTITY, Math.max(1, Math.trunc(quantity)));
}

/** The basket with a line more: equal boxes increase the line there is (Spec 1 §4); a thirteenth line changes nothing. */
export function addLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const same = lines.find(({ id }) => id === line.id);
  if (same) return setQuantity(lines, line.id, same.quantity + line.quantity);
  return lines.length < MAX_CART_LINES ? [...lines, line] : lines;
}

/** Why the basket does not take a line: it is full, or there would be too many equal boxes (decision 47). Null when it does. */
export function cartLineError(lines: readonly CartLine[], line: CartLine): string | null {
  const same = lines.find(({ id }) => id === line.id);
  if (!same && lines.length >= MAX_CART_LINES) {
    return `Your basket is full: it takes ${MAX_CART_LINES} different boxes. Please order these first, then the rest.`;
  }
  if (same && same.quantity + line.quantity > MAX_LINE_QUANTITY) {
    return `We take at most ${MAX_LINE_QUANTITY} equal boxes in an order, and your basket holds ${same.quantity} of this one already.`;
  }
  return null;
}

/** The basket with a line put back where it was; equal boxes that were added meanwhile are joined. */
export function restoreLine(
  lines: readonly CartLine[],
  line: CartLine,
  index: number,
): readonly CartLine[] {
  if (lines.some(({ id }) => id === line.id)) return addLine(lines, line);
  return lines.length < MAX_CART_LINES ? lines.toSpliced(index, 0, line) : lines;
}

/** The basket with another quantity of a line: 0 or less removes it, more than 20 is 20 (Spec 1 §4, decision 47). */
export function setQuantity(
  lines: readonly CartLine[],
  id: string,
  quantity: number,
): readonly CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.id !== id);
  return lines.map((line) => (line.id === id ? { ...line, quantity: clamp(quantity) } : line));
}

/** The basket with another box in the place of a line; one that equals a line there is joins it. */
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

/** How many boxes the basket holds (Spec 1 §4). */
export function itemCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What one box of a line costs with its keyrings, in pence. */
export function unitPence({ choices }: Pick<CartLine, 'choices'>, catalogue: Catalogue): Pence {
  const quote = priceBoxes({ boxes: [{ choices, quantity: 1 }], shippingId: 1 }, catalogue);
  return quote.lines.reduce((sum, line) => sum + line.unitPence * line.quantity, 0);
}

/** What the boxes of the basket cost, without delivery: price times quantity, in pence (Spec 1 §4). */
export function totalPence(lines: readonly CartLine[], catalogue: Catalogue): Pence {
  return lines.reduce((sum, line) => sum + unitPence(line, catalogue) * line.quantity, 0);
}
