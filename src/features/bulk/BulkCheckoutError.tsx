import { useStore } from '@nanostores/react';
import { $checkouts } from '#features/checkout/checkout-progress.ts';
import { DuplicatePaymentPrompt } from '#features/checkout/DuplicatePaymentPrompt.tsx';
import { startBulkCheckout } from './bulk-checkout.ts';
import { LoadNewPrices } from '#features/checkout/LoadNewPrices.tsx';
import { newQuote } from '#features/checkout/payment-error.ts';
import { saveBulkDraft } from './bulk-draft-storage.ts';
import { PaymentCancelledNotice } from '#features/checkout/PaymentCancelledNotice.tsx';

/** Shows why the payment page did not open and that all choices are kept. */
export function BulkCheckoutError() {
  const checkout = useStore($checkouts.bulk);
  const { error } = checkout;
  return (
    <>
      <PaymentCancelledNotice orderType="bulk" />
      <DuplicatePaymentPrompt
        orderType="bulk"
        onPayAgain={() => startBulkCheckout({ isSecond: true, isPostedAtOnce: true })}
      />
      <div role="alert">
        {error !== null && (
          <div className="alert">
            <h3>There was an error with your checkout:</h3>
            <p>{error}</p>
            {newQuote(checkout) && <LoadNewPrices onReload={saveBulkDraft} />}
            <p>Your choices are still here. Nothing has been charged.</p>
          </div>
        )}
      </div>
    </>
  );
}
