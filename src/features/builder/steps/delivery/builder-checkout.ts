import { catalogue } from '#data/catalogue.ts';
import { finishDraft } from '#domain/box/box-draft.ts';
import { $draft } from '../../draft/draft.ts';
import { builderPayload } from './builder-payload.ts';
import { $checkout } from '#features/checkout/checkout-progress.ts';
import { validateDeliveryForm } from './delivery-form.ts';
import { paymentErrorText } from '#features/checkout/payment-error.ts';
import { startPayment } from '#features/checkout/payment.ts';
import { saveDraft } from '../../draft/save-draft.ts';

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
