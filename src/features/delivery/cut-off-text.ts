import { computed } from 'nanostores';
import { deliveryService } from '#data/delivery-service.ts';
import { $now } from './clock.ts';
import { dispatchText } from './copy.ts';

/** "Order within 2 h 15 min and we post it today". Empty until the clock runs. */
export const $cutOffText = computed($now, (now) =>
  now === null ? { countdown: '', stable: '' } : dispatchText(now, deliveryService.calendar),
);
