import { computed } from 'nanostores';
import { postalCalendar } from '#data/calendar.ts';
import { shippingOptions } from '#data/shipping.ts';
import { estimateArrival, orderTodayText } from '#domain/dispatch.ts';
import { $draft } from './draft.ts';
import { $now } from './clock.ts';

/** "Order today to get by …" for each shipping option, by its id; empty until the clock runs. */
export const $arrivalTexts = computed($now, (now) =>
  Object.fromEntries(
    shippingOptions.map(({ id, workingDays }) => [
      id,
      now === null ? '' : orderTodayText(estimateArrival(now, workingDays, postalCalendar)),
    ]),
  ),
);

/** The same for the option that is chosen. */
export const $arrivalText = computed(
  [$arrivalTexts, $draft],
  (texts, { shippingId }) => texts[shippingId] ?? '',
);
