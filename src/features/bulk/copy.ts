import { bulkNotice, shelfLife } from '#data/policies.ts';
import type { BulkDateAdvice } from '#domain/bulk/bulk-date.ts';
import {
  LOWER_PRICE_FROM,
  MIN_SLICES,
  bulkTotal,
  cheaperBulkTotal,
  slicePrice,
} from '#domain/bulk/bulk.ts';
import { formatDay, formatDayRange } from '#domain/day-words.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import { formatPounds, formatShortPounds } from '#domain/money.ts';

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

/** Returns whether slices ordered now suit the day they are needed, and what to do if not. */
export function bulkDateText({ kind, needed, arrival, orderBetween }: BulkDateAdvice): string {
  const { first, last } = arrival;
  const arrives = `Ordered now, your slices arrive ${formatDayRange(first, last)}`;
  const keeps = `${arrives}. Fudge keeps ${shelfLife}, so by ${formatDay(needed)} it would`;
  const window = formatDayRange(orderBetween.first, orderBetween.last);
  const wait = `Order ${window}, or send an enquiry now to book it: we advise ${bulkNotice} ahead.`;
  switch (kind) {
    case 'past':
      return 'Please choose a day that is still to come.';
    case 'too-soon':
      return `${arrives}, which may be too late for ${formatDay(needed)}. Please ask us before you order.`;
    case 'in-time':
      return `${arrives}, in good time and fresh.`;
    case 'early':
      return `${keeps} be near its best-before. ${wait}`;
    case 'too-early':
      return `${keeps} no longer be fresh. ${wait}`;
  }
}
