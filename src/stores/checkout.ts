import { catalogue } from '#data/catalogue.ts';
import { $draft } from './draft.ts';
import { payloadFrom } from './checkout-payload.ts';
import { $checkout } from './checkout-progress.ts';
import { checkForm } from './delivery-form.ts';
import { GENERIC_ERROR, startPayment, type PaymentFailure } from './payment.ts';
import { saveProgress } from './saved-progress.ts';

function errorText(failure: PaymentFailure): string {
  switch (failure.kind) {
    case 'unreachable':
      return '';
    case 'unreadable':
      return 'Invalid session response';
    case 'refused': {
      const { status, body } = failure;
      return body ? `${body.error}: ${body.message}` : `HTTP error: ${status}`;
    }
  }
}

/** What the error box says: a text with a colon as it is, anything else in general words (Spec 1 §8). */
export function shownError(failure: PaymentFailure): string {
  const text = errorText(failure);
  return text.includes(':') ? text : GENERIC_ERROR;
}

/** Checks the form and leaves for the payment page; tells whether the form would do. */
export function proceedToPayment(): boolean {
  if ($checkout.get().isProcessing) return true;
  if (!checkForm()) return false;
  const payload = payloadFrom($draft.get(), catalogue, location.origin);
  if (payload) {
    saveProgress();
    void startPayment(payload, shownError);
  }
  return true;
}
