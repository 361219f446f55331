import { catalogue } from '#data/catalogue.ts';
import { findById } from '#domain/catalogue.ts';
import type { Pence } from '#domain/money.ts';

/** Returns an entry's price in pence. Prices are pinned in tests/data; every other test derives them. */
function priceIn(list: readonly { id: number; pricePence: Pence }[], id: number): Pence {
  const entry = findById(list, id);
  if (!entry) throw new Error(`The shop sells nothing with the id ${id}`);
  return entry.pricePence;
}

/** Returns today's price of a box type. */
export const boxPence = (boxId: number): Pence => priceIn(catalogue.boxes, boxId);

/** Today's price of the dearest box type. */
export const highestBoxPence = Math.max(...catalogue.boxes.map(({ pricePence }) => pricePence));

/** Returns today's price of a main keyring or a name tag. */
export const keyringPence = (id: number): Pence => priceIn(catalogue.keyrings, id);

/** Returns today's price of a delivery method. */
export const postagePence = (shippingId: number): Pence =>
  priceIn(catalogue.shippingOptions, shippingId);
