import { boxViolationText } from '#copy/violations.ts';
import { finish } from '#domain/box/box.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $draft } from '../../draft/draft.ts';
import { builderPayload } from './builder-payload.ts';
import { $checkout } from '#features/checkout/checkout-progress.ts';
import { validateDeliveryForm } from './delivery-form.ts';
import { paymentErrorText } from '#features/checkout/payment-error.ts';
import { startPayment } from '#features/checkout/payment.ts';
import { $isStepLeaving } from '../../draft/step-transition.ts';
import { saveDraft } from '../../draft/save-draft.ts';

/** Validates the delivery form and starts the payment. Returns whether the form is valid. */
export function startBuilderCheckout(): boolean {
  if ($checkout.get().isProcessing || $isStepLeaving.get()) return true;
  if (!validateDeliveryForm()) return false;
  const draft = $draft.get();
  const catalogue = $catalogue.get();
  const result = finish(draft, catalogue);
  if ('violation' in result) {
    $checkout.set({ isProcessing: false, error: boxViolationText(result.violation) });
    return true;
  }
  const { box } = result;
  saveDraft();
  void startPayment(builderPayload(box, draft, catalogue, location.origin), paymentErrorText, {
    orderType: 'builder',
    boxes: [{ box, quantity: 1, sku: null }],
    arriveOn: draft.arriveOn,
  });
  return true;
}
