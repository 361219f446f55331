import { MAX_LENGTH } from '#domain/customer/customer.ts';
import { formatWeekday } from '#domain/day-words.ts';
import type { DeliveryFieldError } from '#domain/delivery/delivery-rules.ts';
import {
  MAX_DAYS_AHEAD,
  type DeliveryDateError,
} from '#domain/delivery/requested-delivery-date.ts';
import { shortName } from './delivery.ts';
import { emailErrorText, tooLongText } from './fields.ts';

/** Returns why a date cannot be met, and the nearest date that can. */
export function deliveryDateErrorText(error: DeliveryDateError): string {
  return error.code === 'too-far-ahead'
    ? `At most ${MAX_DAYS_AHEAD} days ahead: the latest is ${formatWeekday(error.latest)}.`
    : `Too soon: the earliest is ${formatWeekday(error.earliest)} by ${shortName(error.by)}.`;
}

const MISSING = {
  firstName: 'Enter a first name',
  lastName: 'Enter a last name',
  address1: 'Enter the address',
  city: 'Enter the town',
  postcode: 'Enter the postcode',
};

/** Returns what is wrong with a field of the delivery form. */
export function deliveryFieldErrorText(error: DeliveryFieldError): string {
  if (error.field === 'email') return emailErrorText(error.code);
  if (error.code === 'not-uk') return 'Enter a UK postcode: we post to the United Kingdom only';
  return error.code === 'missing' ? MISSING[error.field] : tooLongText(MAX_LENGTH[error.field]);
}
