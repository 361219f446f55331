import { bulkDayErrorText } from '#copy/bulk.ts';
import type { BulkDayAdvice } from '#domain/bulk/bulk-date.ts';
import {
  LOWER_PRICE_FROM,
  MAX_SLICES,
  MIN_SLICES,
  bulkTotal,
  cheaperBulkTotal,
  slicePrice,
  type QuantityError,
} from '#domain/bulk/bulk.ts';
import { formatDay, formatDayRange, formatWeekday } from '#domain/day-words.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import { formatPounds, formatShortPounds } from '#domain/money.ts';

/** Returns "8 favourites, in equal parts": what the assortment holds. */
export const assortmentText = (flavourCount: number): string =>
  flavourCount === 1 ? '1 favourite' : `${flavourCount} favourites, in equal parts`;

/** Returns what the summary asks for in place of a price: "Choose 50 to 250 slices first". */
export const missingSlicesText = (error: QuantityError): string =>
  error === 'not-whole'
    ? 'Choose a whole number of slices first'
    : `Choose ${MIN_SLICES} to ${MAX_SLICES} slices first`;

/** Returns "£70.00 for 50 slices including £10 delivery". */
export function bulkTotalText(slices: number): string {
  const delivery = formatShortPounds(bulkDelivery.pricePence);
  return `${formatPounds(bulkTotal(slices))} for ${slices} slices including ${delivery} delivery`;
}

/** Returns "From 100 slices on, each costs £1.00 instead of £1.20." */
export function lowerPriceText(): string {
  const [lower, upper] = [LOWER_PRICE_FROM, MIN_SLICES].map((slices) =>
    formatPounds(slicePrice(slices)),
  );
  return `From ${LOWER_PRICE_FROM} slices on, each costs ${lower} instead of ${upper}.`;
}

/** Returns the slider's text for screen readers: "120 slices, £130.00 including delivery". */
export function sliceSliderLabel(slices: number): string {
  return `${slices} slices, ${formatPounds(bulkTotal(slices))} including delivery`;
}

/** Returns "100 slices cost less: £110 in all" for a quantity that costs more than that; otherwise undefined. */
export function cheaperBulkText(slices: number): string | undefined {
  const cheaper = cheaperBulkTotal(slices);
  return cheaper === undefined
    ? undefined
    : `${LOWER_PRICE_FROM} slices cost less: ${formatShortPounds(cheaper)} in all`;
}

/** Returns when slices for a day leave and arrive, or why they cannot be booked for it. */
export function bulkDayText({ kind, arriveOn, arrival }: BulkDayAdvice): string {
  const days = formatDayRange(arrival.first, arrival.last);
  switch (kind) {
    case 'booked':
      return `We post your slices on ${formatWeekday(arrival.dispatch)}: they should be there ${days}, fresh for ${formatDay(arriveOn)}.`;
    case 'too-soon':
      return `Ordered now, your slices arrive ${days}, which ${arriveOn < arrival.first ? 'is' : 'may be'} too late for ${formatDay(arriveOn)}. Please ask us before you order.`;
    case 'past':
    case 'too-far-ahead':
      return bulkDayErrorText(kind);
  }
}
