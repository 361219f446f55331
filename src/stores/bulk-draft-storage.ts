import { bulkRange } from '#data/bulk-range.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import { flavourChoiceError, type FlavourChoice } from '#domain/bulk-flavours.ts';
import { slicesError } from '#domain/bulk.ts';
import { $choice, $neededOn, $slices, $slicesText } from './bulk-order.ts';

const KEY = 'bulkOrder';

interface RememberedOrder extends FlavourChoice {
  slices: number;
  neededOn: string;
}

/** Reads a remembered order; one that could not be ordered today is null. */
function parseOrder(value: unknown): RememberedOrder | null {
  if (typeof value !== 'object' || value === null) return null;
  const { slices, option, flavourIds, neededOn }: Record<string, unknown> = { ...value };
  if (typeof slices !== 'number' || typeof neededOn !== 'string') return null;
  if ((option !== 'custom' && option !== 'assortment') || !Array.isArray(flavourIds)) return null;
  const ids = flavourIds.filter((id) => typeof id === 'number');
  const order: RememberedOrder = { slices, option, flavourIds: ids, neededOn };
  return (slicesError(slices) ?? flavourChoiceError(order, bulkRange)) ? null : order;
}

/** Keeps the order for the tab, so that who turns back on the payment page finds it as it was. */
export function rememberOrder(): void {
  const order: RememberedOrder = {
    slices: $slices.get(),
    neededOn: $neededOn.get(),
    ...$choice.get(),
  };
  writeStored(KEY, order, 'sessionStorage');
}

export function recallOrder(): void {
  const order = readStored(KEY, parseOrder, 'sessionStorage');
  if (!order) return;
  const { slices, neededOn, option, flavourIds } = order;
  $slicesText.set(`${slices}`);
  $choice.set({ option, flavourIds });
  $neededOn.set(neededOn);
}
