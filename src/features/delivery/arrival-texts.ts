import { computed } from 'nanostores';
import { orderTodayText } from '#copy/delivery.ts';
import { currentDelivery } from './current-delivery.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { $now } from './clock.ts';

/** "Order today to get by …" by shipping option id. Values are empty until the clock runs. */
export const $arrivalTexts = computed($now, (now) =>
  Object.fromEntries(
    currentDelivery().options.map((option) => [
      option.id,
      now === null ? '' : orderTodayText(estimateArrival(now, option, currentDelivery().calendar)),
    ]),
  ),
);
