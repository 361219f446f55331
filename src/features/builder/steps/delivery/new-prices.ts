import { atom, computed } from 'nanostores';
import type { NewQuote } from '#contract/start-checkout.ts';
import { pricedLineText } from '#copy/quote.ts';
import type { Catalogue, ShippingId } from '#domain/catalogue.ts';
import { poundsToPence, type Pence } from '#domain/money.ts';
import type { Product } from '#domain/quote.ts';
import { updateCatalogue } from '#features/catalogue/catalogue-store.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $checkouts } from '#features/checkout/checkout-progress.ts';
import { newQuote } from '#features/checkout/payment-error.ts';
import { $quote } from '../../draft/box.ts';

/** The total before the shop's new prices, while the page says that they are new; otherwise null. */
export const $formerTotal = atom<Pence | null>(null);

/** Returns the items at the prices of a quote; one that it does not name keeps its own. */
function atNewPrices<Item extends { pricePence: Pence }>(
  items: readonly Item[],
  { lines }: NewQuote,
  nameOf: (item: Item) => string,
): Item[] {
  return items.map((item) => {
    const line = lines.find(({ name }) => name === nameOf(item));
    return line ? { ...item, pricePence: poundsToPence(line.price) } : item;
  });
}

const nameOf = (product: Product): string => pricedLineText({ product }).name;

/** Returns the catalogue at the prices of a quote that has this delivery. Free delivery has no line. */
function catalogueAtNewPrices(
  { boxes, keyrings, shippingOptions }: Catalogue,
  quote: NewQuote,
  shippingId: ShippingId,
): Partial<Catalogue> {
  const maybeFree = shippingOptions.map((option) =>
    option.id === shippingId ? { ...option, pricePence: 0 } : option,
  );
  return {
    boxes: atNewPrices(boxes, quote, (box) => nameOf({ kind: 'box', box })),
    keyrings: atNewPrices(keyrings, quote, (keyring) => nameOf({ kind: 'keyring', keyring })),
    shippingOptions: atNewPrices(maybeFree, quote, ({ name }) => `Shipping: ${name}`),
  };
}

/** Shows the new prices of a refused payment everywhere on the page, so that the next press sends the new total. */
export function takeNewPrices(shippingId: ShippingId): void {
  const quote = newQuote($checkouts.builder.get());
  if (!quote) return;
  const formerPence = $quote.get()?.totalPence ?? null;
  updateCatalogue(catalogueAtNewPrices($catalogue.get(), quote, shippingId));
  $formerTotal.set(formerPence);
}

/** Whether the shop asks for another total than the page can show: only a reload brings it. */
export const $hasOtherTotal = computed([$checkouts.builder, $quote], (checkout, quote) => {
  const asked = newQuote(checkout);
  return asked !== null && poundsToPence(asked.totalAmount) !== quote?.totalPence;
});
