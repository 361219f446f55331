import { catalogue } from '#data/catalogue.ts';
import { choicesOf } from '#domain/box-draft.ts';
import { $draft } from './draft.ts';
import { payloadFrom } from './builder-payload.ts';
import { $checkout } from './checkout-progress.ts';
import { checkForm } from './delivery-form.ts';
import { shownError } from './payment-error.ts';
import { startPayment } from './payment.ts';
import { saveProgress } from './save-draft.ts';

/** Checks the form and leaves for the payment page; tells whether the form would do. */
export function proceedToPayment(): boolean {
  if ($checkout.get().isProcessing) return true;
  if (!checkForm()) return false;
  const draft = $draft.get();
  const choices = choicesOf(draft);
  const payload = payloadFrom(draft, catalogue, location.origin);
  if (choices && payload) {
    saveProgress();
    void startPayment(payload, shownError, {
      orderType: 'builder',
      boxes: [{ choices, quantity: 1 }],
      arriveOn: draft.arriveOn,
    });
  }
  return true;
}
