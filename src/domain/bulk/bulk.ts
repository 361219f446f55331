import { bulkDelivery } from '../delivery/delivery.ts';
import type { Pence } from '../money.ts';

/** The minimum number of slices in an order. */
export const MIN_SLICES = 50;
/** The maximum number of slices in an order. */
export const MAX_SLICES = 250;
/** The step of the slider. */
export const SLICE_STEP = 5;
/** From this many slices on, each costs less. */
export const LOWER_PRICE_FROM = 100;

/** Parses the quantity field. Empty and non-numeric input count as 0. */
export function parseSlices(text: string): number {
  const slices = Number(text);
  return Number.isFinite(slices) ? slices : 0;
}

/** What is wrong with a quantity of slices. */
export type QuantityError = 'too-few' | 'too-many' | 'not-whole';

/** Returns the error of a quantity, or null for a whole number from 50 to 250. */
export function slicesError(slices: number): QuantityError | null {
  if (slices < MIN_SLICES) return 'too-few';
  if (slices > MAX_SLICES) return 'too-many';
  return Number.isInteger(slices) ? null : 'not-whole';
}

/** Returns the price of a slice: £1.20 up to 99 slices, £1.00 from 100. */
export function slicePrice(slices: number): Pence {
  return slices < LOWER_PRICE_FROM ? 120 : 100;
}

/** Returns the total in pence: slices × price + £10 delivery. */
export function bulkTotal(slices: number): Pence {
  return slices * slicePrice(slices) + bulkDelivery.pricePence;
}

/** Returns the total of the first quantity with the lower price, for 84 to 99 slices, which cost more; otherwise undefined. */
export function cheaperBulkTotal(slices: number): Pence | undefined {
  const cheaper = bulkTotal(LOWER_PRICE_FROM);
  const isBelow = slicesError(slices) === null && slices < LOWER_PRICE_FROM;
  return isBelow && bulkTotal(slices) > cheaper ? cheaper : undefined;
}

/** Returns how many slices each flavour gets: equal shares, the first ones one more where they do not divide evenly. */
export function shareSlices<Flavour>(
  slices: number,
  flavours: readonly Flavour[],
): [Flavour, number][] {
  const [share, rest] = [Math.floor(slices / flavours.length), slices % flavours.length];
  return flavours.map((flavour, index) => [flavour, share + (index < rest ? 1 : 0)]);
}

/** Returns the slider position for a quantity: the nearest step within the range. */
export function sliderValue(slices: number): number {
  const step = Math.round(slices / SLICE_STEP) * SLICE_STEP;
  return Math.min(MAX_SLICES, Math.max(MIN_SLICES, step));
}
