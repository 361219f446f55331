import { formatWeekday } from '#domain/day-words.ts';
import {
  MAX_DAYS_AHEAD,
  type DeliveryDateError,
} from '#domain/delivery/requested-delivery-date.ts';
import { shortName } from './delivery.ts';

/** Returns why a date cannot be met, and the nearest date that can. */
export function deliveryDateErrorText(error: DeliveryDateError): string {
  return error.code === 'too-far-ahead'
    ? `At most ${MAX_DAYS_AHEAD} days ahead: the latest is ${formatWeekday(error.latest)}.`
    : `Too soon: the earliest is ${formatWeekday(error.earliest)} by ${shortName(error.by)}.`;
}
