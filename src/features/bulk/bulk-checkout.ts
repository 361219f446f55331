import type { SendFailure } from '#browser/send.ts';
import { computed } from 'nanostores';
import { startCheckout } from '#contract/start-checkout.ts';
import { resolveBulkFlavours } from '#domain/bulk/bulk-flavours.ts';
import { $catalogue } from '#features/catalogue/flavour-catalogue.ts';
import { saveBulkDraft } from './bulk-draft-storage.ts';
import {
  $isDayQuestionShown,
  $canOrder,
  $company,
  $flavourChoice,
  $dayAdvice,
  $neededOn,
  $slices,
} from './bulk-order.ts';
import { bulkPayload } from './bulk-payload.ts';
import { $checkouts, updateCheckout } from '#features/checkout/checkout-progress.ts';
import { paymentErrorText } from '#features/checkout/payment-error.ts';
import { GENERIC_ERROR, startPayment, withdrawPayment } from '#features/checkout/payment.ts';

/** Names a flavour that is sold out, and a change of prices; every other failure has the same text. */
function bulkErrorText(failure: SendFailure): string {
  const code = failure.kind === 'http-error' && failure.body?.code;
  return code === 'sold-out' || code === 'price-changed'
    ? paymentErrorText(failure)
    : GENERIC_ERROR;
}

/** Where a browser without JavaScript posts the slices. */
export const bulkAction = startCheckout.path;

/** Withdraws the last error and the question before a second payment once other slices or another day are chosen. */
computed([$slices, $flavourChoice, $neededOn], (...order) => order).listen(() =>
  updateCheckout('bulk', { error: null, failure: null, question: null }),
);

/** Withdraws a payment that is starting once the order is another. */
for (const $part of [$slices, $flavourChoice, $neededOn, $company]) {
  $part.listen(() => withdrawPayment('bulk'));
}

/**
 * Starts the payment of the chosen slices. If they cannot be booked for the chosen day, it says so instead, unless they are
 * to be posted at once, without a day. `isSecond` pays for slices that were paid for before.
 */
export function startBulkCheckout({ isPostedAtOnce = false, isSecond = false } = {}): void {
  if ($checkouts.bulk.get().isProcessing || !$canOrder.get()) return;
  const advice = $dayAdvice.get();
  $isDayQuestionShown.set(!isPostedAtOnce && advice !== null && advice.kind !== 'booked');
  if ($isDayQuestionShown.get()) return;
  const order = { slices: $slices.get(), ...$flavourChoice.get() };
  saveBulkDraft();
  const catalogue = $catalogue.get();
  const neededBy = advice?.kind === 'booked' ? advice.arriveOn : null;
  const payload = bulkPayload(
    { ...order, ...$company.get(), neededBy },
    catalogue,
    location.origin,
  );
  const flavourIds = resolveBulkFlavours(order, catalogue).map(({ id }) => id);
  void startPayment(payload, bulkErrorText, { orderType: 'bulk', ...order, flavourIds }, isSecond);
}
