import type { PaymentFailure } from './checkout-progress.ts';
import { GENERIC_ERROR } from './payment.ts';

/** Returns the error to show: the shop's own words, the status of a refusal without any, otherwise a generic text. */
export function paymentErrorText(failure: PaymentFailure): string {
  if (failure.kind !== 'http-error') return GENERIC_ERROR;
  const { status, body } = failure;
  return body?.error && body.message ? `${body.error}: ${body.message}` : `HTTP error: ${status}`;
}
