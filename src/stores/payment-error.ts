import { GENERIC_ERROR, type PaymentFailure } from './payment.ts';

function errorText(failure: PaymentFailure): string {
  switch (failure.kind) {
    case 'unreachable':
      return '';
    case 'unreadable':
      return 'Invalid session response';
    case 'refused': {
      const { status, body } = failure;
      return body?.error && body.message
        ? `${body.error}: ${body.message}`
        : `HTTP error: ${status}`;
    }
  }
}

/** What the error box says: a text with a colon as it is, anything else in general words (Spec 1 §8). */
export function paymentErrorText(failure: PaymentFailure): string {
  const text = errorText(failure);
  return text.includes(':') ? text : GENERIC_ERROR;
}
