import { computed } from 'nanostores';
import { boxViolationText } from '#copy/violations.ts';
import { boxKey } from '#domain/box/draft-contents.ts';
import { finish } from '#domain/box/box.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $quote } from '../../draft/box.ts';
import { $draft } from '../../draft/draft.ts';
import { builderPayload } from './builder-payload.ts';
import { $checkouts, IDLE, updateCheckout } from '#features/checkout/checkout-progress.ts';
import { validateDeliveryForm } from './delivery-form.ts';
import { $formerTotal, takeNewPrices } from './new-prices.ts';
import { paymentErrorText } from '#features/checkout/payment-error.ts';
import { startPayment, withdrawPayment } from '#features/checkout/payment.ts';
import { $isStepLeaving } from '../../draft/step-transition.ts';
import { saveDraft } from '../../draft/draft-storage.ts';

const $boxKey = computed($draft, boxKey);

const $orderKey = computed($draft, ({ shippingId, arriveOn, customer, ...box }) =>
  JSON.stringify([boxKey(box), shippingId, arriveOn, customer]),
);

/** Withdraws the last error, and a payment that is starting, once the box or its delivery is another. New prices stay. */
$orderKey.listen(() => {
  withdrawPayment('builder');
  updateCheckout('builder', { error: null, failure: null });
  $formerTotal.set(null);
});

/** Withdraws the question before a second payment of an equal box once it is another. */
$boxKey.listen(() => updateCheckout('builder', { question: null }));

/**
 * Validates the delivery form and starts the payment. Returns whether the form is valid. `isSecond` pays for a box that was
 * paid for before.
 */
export function startBuilderCheckout({ isSecond = false } = {}): boolean {
  if ($checkouts.builder.get().isProcessing || $isStepLeaving.get()) return true;
  if (!validateDeliveryForm()) return false;
  const draft = $draft.get();
  const catalogue = $catalogue.get();
  const result = finish(draft, catalogue);
  if ('violation' in result) {
    $checkouts.builder.set({ ...IDLE, error: boxViolationText(result.violation) });
    return true;
  }
  const { box } = result;
  saveDraft();
  const sent = { quote: $quote.get(), shippingId: draft.shippingId };
  void startPayment(
    builderPayload(box, draft, catalogue, location.origin),
    paymentErrorText,
    {
      orderType: 'builder',
      boxes: [{ box, quantity: 1, sku: null }],
      arriveOn: draft.arriveOn,
    },
    isSecond,
  ).then(() => takeNewPrices(sent));
  return true;
}
