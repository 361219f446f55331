import { bulkDelivery } from './delivery.ts';
import { formatPounds, type Pence } from './money.ts';

/** The fewest slices of an order (Spec 2 §5). */
export const MIN_SLICES = 50;
/** The most slices of an order (Spec 2 §5). */
export const MAX_SLICES = 250;
/** How far the slider moves at a time (Spec 2 §5). */
export const SLICE_STEP = 5;
/** From this many slices on, each costs less (Spec 2 §9). */
export const LOWER_PRICE_FROM = 100;

/** The number of slices in a field; empty and whatever is no number count as 0 (Spec 2 §5). */
export function parseSlices(text: string): number {
  const slices = Number(text);
  return Number.isFinite(slices) ? slices : 0;
}

/** What is wrong with a number of slices, or nothing when it is a whole number from 50 to 250 (Spec 2 §5). */
export function slicesError(slices: number): string | undefined {
  if (slices < MIN_SLICES) return `Minimum order is ${MIN_SLICES} slices.`;
  if (slices > MAX_SLICES) {
    return `Maximum order is ${MAX_SLICES} slices. For larger orders, please contact us.`;
  }
  return Number.isInteger(slices) ? undefined : 'Please order whole slices.';
}

/** What each slice costs: £1.20 up to 99 slices, £1.00 from 100 on (Spec 2 §9). */
export function slicePrice(slices: number): Pence {
  return slices < LOWER_PRICE_FROM ? 120 : 100;
}

/** What an order costs with its delivery: slices × price + £10 (Spec 2 §9). */
export function bulkTotal(slices: number): Pence {
  return slices * slicePrice(slices) + bulkDelivery.pricePence;
}

const wholePounds = (pence: Pence): string => `£${pence / 100}`;

/** "£70.00 for 50 slices including £10 delivery": the price that nothing is added to. */
export function bulkTotalText(slices: number): string {
  const delivery = wholePounds(bulkDelivery.pricePence);
  return `${formatPounds(bulkTotal(slices))} for ${slices} slices including ${delivery} delivery`;
}

/** What the slider says aloud: "120 slices, £130.00 including delivery". */
export function sliceSliderLabel(slices: number): string {
  return `${slices} slices, ${formatPounds(bulkTotal(slices))} including delivery`;
}

/** "100 slices cost less: £110 in all" where that is so, from 84 to 99 slices (decision 35). */
export function cheaperBulkText(slices: number): string | undefined {
  const cheaper = bulkTotal(LOWER_PRICE_FROM);
  if (slicesError(slices) || slices >= LOWER_PRICE_FROM || bulkTotal(slices) <= cheaper) {
    return undefined;
  }
  return `${LOWER_PRICE_FROM} slices cost less: ${wholePounds(cheaper)} in all`;
}

/** How the slices divide among the flavours: "15 of each", or "about 9-10 of each" where they do not divide evenly. */
export function slicesPerFlavourText(slices: number, flavourCount: number): string {
  const least = Math.floor(slices / flavourCount);
  if (flavourCount === 1) return `all ${slices} of it`;
  return slices % flavourCount === 0 ? `${least} of each` : `about ${least}-${least + 1} of each`;
}

/** Where the slider stands while the field holds this many slices: the nearest step within its range. */
export function sliderValue(slices: number): number {
  const step = Math.round(slices / SLICE_STEP) * SLICE_STEP;
  return Math.min(MAX_SLICES, Math.max(MIN_SLICES, step));
}
