import { computed } from 'nanostores';
import { deliveryService } from '#data/delivery-service.ts';
import { estimateArrival, orderTodayText } from '#domain/dispatch.ts';
import { $draft } from './draft.ts';
import { $now } from './clock.ts';

/** "Order today to get by …" for each shipping option, by its id; empty until the clock runs. */
export const $arrivalTexts = computed($now, (now) =>
  Object.fromEntries(
    deliveryService.options.map((option) => [
      option.id,
      now === null ? '' : orderTodayText(estimateArrival(now, option, deliveryService.calendar)),
    ]),
  ),
);

/** The same for the option that is chosen. */
export const $arrivalText = computed(
  [$arrivalTexts, $draft],
  (texts, { shippingId }) => texts[shippingId] ?? '',
);
