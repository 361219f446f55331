import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { startCartCheckout } from './cart-checkout.ts';
import { $checkout } from '#features/checkout/checkout-progress.ts';
import { DuplicatePaymentPrompt } from '#features/checkout/DuplicatePaymentPrompt.tsx';

/** The button that starts the payment, below the question before a second one and `children` (the total). */
export function CartPayButton({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const { isProcessing } = useStore($checkout);
  return (
    <>
      <DuplicatePaymentPrompt />
      <div className={className}>
        {children}
        <button
          type="button"
          className="button button--primary"
          aria-disabled={isProcessing || undefined}
          onClick={startCartCheckout}
        >
          {isProcessing ? 'Processing...' : 'Proceed to Payment'}
        </button>
      </div>
    </>
  );
}
