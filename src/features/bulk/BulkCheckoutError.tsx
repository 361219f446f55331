import { useStore } from '@nanostores/react';
import { $checkouts } from '#features/checkout/checkout-progress.ts';
import { DuplicatePaymentPrompt } from '#features/checkout/DuplicatePaymentPrompt.tsx';
import { startBulkCheckout } from './bulk-checkout.ts';
import { newQuote } from '#features/checkout/payment-error.ts';
import { saveBulkDraft } from './bulk-draft-storage.ts';
import { PaymentCancelledNotice } from '#features/checkout/PaymentCancelledNotice.tsx';

/** Reloads the page, for prices that are newer than it, with all choices kept. */
function loadNewPrices(): void {
  saveBulkDraft();
  location.reload();
}

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
            {newQuote(checkout) && (
              <p className="button-row">
                <button
                  type="button"
                  className="button button--secondary button--small"
                  onClick={loadNewPrices}
                >
                  Load the new prices
                </button>
              </p>
            )}
            <p>Your choices are still here. Nothing has been charged.</p>
          </div>
        )}
      </div>
    </>
  );
}
