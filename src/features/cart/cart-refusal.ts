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
  /** The total that the shop asks, if a price changed. */
  totalPence: Pence | null;
}

/** Nothing that the shop named. */
export const NO_REFUSAL: CartRefusal = { reasons: {}, totalPence: null };

/** A cart as it was sent: the ids of its lines in the order of the payload, and the quote that the shopper saw. */
interface SentCart {
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

/** Returns what a refused payment is about: of what the answer does not name, nothing. */
export function cartRefusal(
  { box, quote, soldOut }: Pick<ErrorBody, 'box' | 'quote' | 'soldOut'>,
  sent: SentCart,
  lines: readonly CartLineView[],
): CartRefusal {
  const now = v.safeParse(newQuote, quote);
  if (now.success) {
    const totalPence = poundsToPence(now.output.totalAmount);
    return { reasons: changedPrices(now.output.lines, sent), totalPence };
  }
  const reasons: Record<string, string> = {};
  const gone = v.is(flavourNames, soldOut) ? soldOut : [];
  for (const { id, flavours } of lines) {
    const names = flavours.flatMap(({ name }) => (gone.includes(name) ? name : []));
    if (names.length > 0) reasons[id] = soldOutText(names);
  }
  const refused = v.safeParse(refusedBox, box);
  const id = refused.success && sent.lineIds[refused.output.place - 1];
  if (id) reasons[id] = refused.output.reason;
  return { reasons, totalPence: null };
}
