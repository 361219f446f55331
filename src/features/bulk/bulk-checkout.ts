import { startCheckout } from '#contract/start-checkout.ts';
import { resolveBulkFlavours } from '#domain/bulk/bulk-flavours.ts';
import { $catalogue } from '#features/catalogue/flavour-catalogue.ts';
import { saveBulkDraft } from './bulk-draft-storage.ts';
import {
  $isDayQuestionShown,
  $canOrder,
  $flavourChoice,
  $dayAdvice,
  $slices,
} from './bulk-order.ts';
import { bulkPayload } from './bulk-payload.ts';
import { $checkout } from '#features/checkout/checkout-progress.ts';
import { GENERIC_ERROR, startPayment } from '#features/checkout/payment.ts';

/** Where a browser without JavaScript posts the slices. */
export const bulkAction = startCheckout.path;

/**
 * Starts the payment of the chosen slices. If they cannot be booked for the chosen day, it says so instead, unless they are
 * to be posted at once, without a day. Every failure shows the same text.
 */
export function startBulkCheckout(isPostedAtOnce = false): void {
  if ($checkout.get().isProcessing || !$canOrder.get()) return;
  const advice = $dayAdvice.get();
  $isDayQuestionShown.set(!isPostedAtOnce && advice !== null && advice.kind !== 'booked');
  if ($isDayQuestionShown.get()) return;
  const order = { slices: $slices.get(), ...$flavourChoice.get() };
  saveBulkDraft();
  const catalogue = $catalogue.get();
  const neededBy = advice?.kind === 'booked' ? advice.needed : null;
  const payload = bulkPayload({ ...order, neededBy }, catalogue, location.origin);
  const flavourIds = resolveBulkFlavours(order, catalogue).map(({ id }) => id);
  void startPayment(payload, () => GENERIC_ERROR, { orderType: 'bulk', ...order, flavourIds });
}
