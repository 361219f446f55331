import type { PaymentFailure } from './checkout-progress.ts';
import { GENERIC_ERROR } from './payment.ts';

function errorText(failure: PaymentFailure): string {
  switch (failure.kind) {
    case 'network-error':
      return '';
    case 'invalid-response':
      return 'Invalid session response';
    case 'http-error': {
      const { status, body } = failure;
      return body?.error && body.message
        ? `${body.error}: ${body.message}`
        : `HTTP error: ${status}`;
    }
  }
}

/** Returns the error to show: a text with a colon as it is, otherwise a generic one. */
export function paymentErrorText(failure: PaymentFailure): string {
  const text = errorText(failure);
  return text.includes(':') ? text : GENERIC_ERROR;
}
