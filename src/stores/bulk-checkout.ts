import { bulkCatalogue } from '#data/bulk-catalogue.ts';
import { resolveBulkFlavours } from '#domain/bulk-flavours.ts';
import { saveBulkDraft } from './bulk-draft-storage.ts';
import {
  $isDayQuestionShown,
  $canOrder,
  $flavourChoice,
  $dayAdvice,
  $slices,
} from './bulk-order.ts';
import { bulkPayload } from './bulk-payload.ts';
import { $checkout } from './checkout-progress.ts';
import { GENERIC_ERROR, startPayment } from './payment.ts';

/**
 * Leaves for the payment page with the slices as they were chosen; whatever fails is told in the same words. The order is
 * posted at once, so one for a day that this does not suit waits for the shopper's word.
 */
export function startBulkCheckout(isPostedAtOnce = false): void {
  if ($checkout.get().isProcessing || !$canOrder.get()) return;
  const advice = $dayAdvice.get();
  $isDayQuestionShown.set(!isPostedAtOnce && advice !== null && advice.kind !== 'in-time');
  if ($isDayQuestionShown.get()) return;
  const order = { slices: $slices.get(), ...$flavourChoice.get() };
  saveBulkDraft();
  const payload = bulkPayload(order, bulkCatalogue, location.origin);
  const flavourIds = resolveBulkFlavours(order, bulkCatalogue).map(({ id }) => id);
  void startPayment(payload, () => GENERIC_ERROR, { orderType: 'bulk', ...order, flavourIds });
}
