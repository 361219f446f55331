import { computed } from 'nanostores';
import { orderTodayText } from '#copy/delivery.ts';
import { deliveryService } from '#data/delivery-service.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { $now } from './clock.ts';

/** "Order today to get by …" by shipping option id. Values are empty until the clock runs. */
export const $arrivalTexts = computed($now, (now) =>
  Object.fromEntries(
    deliveryService.options.map((option) => [
      option.id,
      now === null ? '' : orderTodayText(estimateArrival(now, option, deliveryService.calendar)),
    ]),
  ),
);
