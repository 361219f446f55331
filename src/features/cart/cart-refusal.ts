import * as v from 'valibot';
import type { ErrorBody } from '#contract/endpoint.ts';
import { pricedLineText } from '#copy/quote.ts';
import { soldOutText } from '#copy/violations.ts';
import { formatPounds, poundsToPence, type Pence } from '#domain/money.ts';
import type { Quote } from '#domain/quote.ts';
import type { CartLineView } from './cart-lines.ts';

/** What a refused payment is about. */
export interface CartRefusal {
  /** Why the shop refuses a line, by its id: "Now £18.99, was £17.99". */
  reasons: Readonly<Record<string, string>>;
  /** If prices changed: the total that the shopper saw, and the one that the shop asks. */
  total: { formerPence: Pence; pence: Pence } | null;
}

/** Nothing that the shop named. */
export const NO_REFUSAL: CartRefusal = { reasons: {}, total: null };

/** A cart as it was sent: the ids of its lines in the order of the payload, and the quote that the shopper saw. */
export interface SentCart {
  lineIds: readonly string[];
  quote: Quote;
}

const newQuote = v.object({
  totalAmount: v.number(),
  lines: v.array(v.object({ name: v.string(), price: v.number() })),
});

const flavourNames = v.array(v.string());

/** A box by its place in the cart, counted from 1. */
const refusedBox = v.object({ place: v.number(), reason: v.string() });

/** Compares two quotes of the same cart. Each line of a box is followed by those of its keyring and name tags. */
function changedPrices(
  lines: v.InferOutput<typeof newQuote>['lines'],
  { lineIds, quote }: SentCart,
): Record<string, string> {
  const reasons: Record<string, string> = {};
  let box = -1;
  for (const [place, { product, unitPence, ...line }] of quote.lines.entries()) {
    const isBox = product.kind === 'box';
    if (isBox) box += 1;
    const id = lineIds[box];
    const now = lines[place];
    const { name } = pricedLineText({ product, ...line });
    if (id === undefined || now?.name !== name || poundsToPence(now.price) === unitPence) continue;
    const change = `${formatPounds(poundsToPence(now.price))}, was ${formatPounds(unitPence)}`;
    const reason = isBox ? `Now ${change}` : `${name} now ${change}`;
    reasons[id] = reasons[id] === undefined ? reason : `${reasons[id]}; ${reason}`;
  }
  return reasons;
}

/** Returns why the shop refuses each line that holds a sold-out flavour or breaks a rule. */
function refusedLines(
  { box, soldOut }: Pick<ErrorBody, 'box' | 'soldOut'>,
  { lineIds }: SentCart,
  lines: readonly CartLineView[],
): Record<string, string> {
  const reasons: Record<string, string> = {};
  const gone = v.is(flavourNames, soldOut) ? soldOut : [];
  for (const { id, flavours } of lines) {
    const names = flavours.flatMap(({ name }) => (gone.includes(name) ? name : []));
    if (names.length > 0) reasons[id] = soldOutText(names);
  }
  const refused = v.safeParse(refusedBox, box);
  const id = refused.success && lineIds[refused.output.place - 1];
  if (id) reasons[id] = refused.output.reason;
  return reasons;
}

/** Returns what a refused payment is about, of the lines that are still in the cart. */
export function cartRefusal(
  body: Pick<ErrorBody, 'box' | 'quote' | 'soldOut'>,
  sent: SentCart,
  lines: readonly CartLineView[],
): CartRefusal {
  const now = v.safeParse(newQuote, body.quote);
  const reasons = now.success
    ? changedPrices(now.output.lines, sent)
    : refusedLines(body, sent, lines);
  const total = now.success
    ? { formerPence: sent.quote.totalPence, pence: poundsToPence(now.output.totalAmount) }
    : null;
  const isInCart = ([id]: [string, string]) => lines.some((line) => line.id === id);
  return { reasons: Object.fromEntries(Object.entries(reasons).filter(isInCart)), total };
}
