import * as v from 'valibot';
import type { ErrorBody } from '#contract/endpoint.ts';
import type { NewQuote } from '#contract/start-checkout.ts';
import { pricedLineText } from '#copy/quote.ts';
import { soldOutText } from '#copy/violations.ts';
import { poundsToPence, type Pence } from '#domain/money.ts';
import type { Quote } from '#domain/quote.ts';
import type { CartLineView } from '../lines/cart-lines.ts';

/** What a refused payment is about. */
export interface CartRefusal {
  /** Why the shop refuses a line, by its id, if for more than its price. */
  reasons: Readonly<Record<string, string>>;
  /** How much the price of a box of a line has changed, by the line's id; only of those that have. */
  unitChange: Readonly<Record<string, Pence>>;
  /** How much the total has changed: 0 unless prices have. */
  totalChange: Pence;
}

/** Returns why a line cannot be sold as it is: the shop refuses it for more than its price, or a flavour is sold out; otherwise null. */
export const unsoldReason = (
  { id, soldOut }: Pick<CartLineView, 'id' | 'soldOut'>,
  { reasons }: CartRefusal,
): string | null => reasons[id] ?? (soldOut.length > 0 ? soldOutText(soldOut) : null);

/** The ids of the lines that a refused payment is about. */
export const refusedIds = ({ reasons, unitChange }: CartRefusal): string[] =>
  Object.keys({ ...reasons, ...unitChange });

/** Nothing that the shop named. */
export const NO_REFUSAL: CartRefusal = { reasons: {}, unitChange: {}, totalChange: 0 };

/** A cart as it was sent: its lines in the order of the payload, and the quote that the shopper saw. */
export interface SentCart {
  lines: readonly { id: string; quantity: number }[];
  quote: Quote;
}

const flavourNames = v.array(v.string());

/** A box by its place in the cart, counted from 1. */
const refusedBox = v.object({ place: v.number(), reason: v.string() });

/**
 * Compares two quotes of the same cart: how much the price of a box of a line has changed. Each line of a box is followed by
 * those of its keyring and name tags; a line for several people stands in the quote for each of them.
 */
function changedPrices(
  lines: NewQuote['lines'],
  { lines: sent, quote }: SentCart,
): Record<string, Pence> {
  const unitChange: Record<string, Pence> = {};
  let box = -1;
  for (const [index, { product, unitPence, quantity }] of quote.lines.entries()) {
    if (product.kind === 'box') box += 1;
    const line = sent[box];
    const now = lines[index];
    const { name } = pricedLineText({ product });
    if (!line || now?.name !== name || sent.findIndex(({ id }) => id === line.id) < box) continue;
    const pence = poundsToPence(now.price);
    if (pence === unitPence) continue;
    const { id } = line;
    unitChange[id] = (unitChange[id] ?? 0) + ((pence - unitPence) * quantity) / line.quantity;
  }
  return unitChange;
}

/** Returns why the shop refuses each line that holds a sold-out flavour or breaks a rule. */
function refusedLines(
  { box, soldOut }: Pick<ErrorBody, 'box' | 'soldOut'>,
  { lines: sent }: SentCart,
  lines: readonly CartLineView[],
): Record<string, string> {
  const reasons: Record<string, string> = {};
  const gone = v.is(flavourNames, soldOut) ? soldOut : [];
  for (const { id, flavours } of lines) {
    const names = flavours.flatMap(({ name }) => (gone.includes(name) ? name : []));
    if (names.length > 0) reasons[id] = soldOutText(names);
  }
  const refused = v.safeParse(refusedBox, box);
  const id = refused.success && sent[refused.output.place - 1]?.id;
  if (id) reasons[id] = refused.output.reason;
  return reasons;
}

/** Returns what a refused payment is about, of the lines that are still in the cart. Of new prices it is about nothing else. */
export function cartRefusal(
  body: Pick<ErrorBody, 'box' | 'soldOut'>,
  quote: NewQuote | null,
  sent: SentCart,
  lines: readonly CartLineView[],
): CartRefusal {
  const unitChange = quote ? changedPrices(quote.lines, sent) : {};
  const changeOf = (items: SentCart['lines']): Pence =>
    items.reduce((sum, { id, quantity }) => sum + (unitChange[id] ?? 0) * quantity, 0);
  const inCart = <Value>(byId: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(byId).filter(([id]) => lines.some((line) => line.id === id)));
  return {
    reasons: inCart(quote ? {} : refusedLines(body, sent, lines)),
    unitChange: inCart(unitChange),
    totalChange: quote
      ? poundsToPence(quote.totalAmount) -
        sent.quote.totalPence -
        changeOf(sent.lines) +
        changeOf(lines)
      : 0,
  };
}
