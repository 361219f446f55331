import { catalogue } from '#data/catalogue.ts';
import { finishDraft } from '#domain/box-draft.ts';
import { $draft } from './draft.ts';
import { builderPayload } from './builder-payload.ts';
import { $checkout } from './checkout-progress.ts';
import { validateDeliveryForm } from './delivery-form.ts';
import { paymentErrorText } from './payment-error.ts';
import { startPayment } from './payment.ts';
import { saveDraft } from './save-draft.ts';

/** Validates the delivery form and starts the payment. Returns whether the form is valid. */
export function startBuilderCheckout(): boolean {
  if ($checkout.get().isProcessing) return true;
  if (!validateDeliveryForm()) return false;
  const draft = $draft.get();
  const choices = finishDraft(draft);
  const payload = builderPayload(draft, catalogue, location.origin);
  if (choices && payload) {
    saveDraft();
    void startPayment(payload, paymentErrorText, {
      orderType: 'builder',
      boxes: [{ choices, quantity: 1 }],
      arriveOn: draft.arriveOn,
    });
  }
  return true;
}
