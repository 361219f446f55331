import { atom } from 'nanostores';
import type { NewQuote } from '#contract/start-checkout.ts';
import type { Catalogue, ShippingId } from '#domain/catalogue.ts';
import { poundsToPence, type Pence } from '#domain/money.ts';
import type { BoxProduct, Quote } from '#domain/quote.ts';
import { updateCatalogue } from '#features/catalogue/catalogue-store.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $checkouts } from '#features/checkout/checkout-progress.ts';
import { newQuote } from '#features/checkout/payment-error.ts';
import { $quote } from '../../draft/box.ts';

/** The total before the shop's new prices, while the page says that they are new; otherwise null. */
export const $formerTotal = atom<Pence | null>(null);

/** A box as it was sent to payment: its quote, and its delivery. */
export interface SentBox {
  quote: Quote<BoxProduct> | undefined;
  shippingId: ShippingId;
}

/**
 * Returns the catalogue at the shop's prices of the lines of a quote, which come in the same order. Delivery costs what is
 * left of the new total.
 */
function catalogueAt(
  { lines, totalAmount }: NewQuote,
  { quote, shippingId }: SentBox,
  { boxes, keyrings, shippingOptions }: Catalogue,
): Partial<Catalogue> {
  const prices = new Map<object, Pence>();
  let deliveryPence = poundsToPence(totalAmount);
  for (const [index, { product, unitPence }] of (quote?.lines ?? []).entries()) {
    const line = lines[index];
    const pence = line ? poundsToPence(line.price) : unitPence;
    prices.set(product.kind === 'box' ? product.box : product.keyring, pence);
    deliveryPence -= pence;
  }
  const repriced = <Item extends { pricePence: Pence }>(item: Item): Item => ({
    ...item,
    pricePence: prices.get(item) ?? item.pricePence,
  });
  return {
    boxes: boxes.map(repriced),
    keyrings: keyrings.map(repriced),
    shippingOptions: shippingOptions.map((option) =>
      option.id === shippingId ? { ...option, pricePence: deliveryPence } : option,
    ),
  };
}

/** Shows the new prices of a refused payment everywhere on the page, so that the next click sends the new total. */
export function takeNewPrices(sent: SentBox): void {
  const quote = newQuote($checkouts.builder.get());
  if (!quote) return;
  const formerPence = $quote.get()?.totalPence ?? null;
  updateCatalogue(catalogueAt(quote, sent, $catalogue.get()));
  $formerTotal.set(formerPence);
}
