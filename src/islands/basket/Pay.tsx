import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { payForBasket } from '#stores/cart-checkout.ts';
import { $checkout } from '#stores/checkout-progress.ts';
import { CheckoutError } from '../CheckoutError.tsx';

/** The way to the payment page: right above the button stands what it costs, and what went wrong the last time. */
export function Pay({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const { isProcessing } = useStore($checkout);
  return (
    <>
      <CheckoutError kept="Everything is still in your basket." />
      <div className={className}>
        {children}
        <button
          type="button"
          className="button button--primary"
          aria-disabled={isProcessing || undefined}
          onClick={payForBasket}
        >
          {isProcessing ? 'Processing...' : 'Proceed to Payment'}
        </button>
      </div>
    </>
  );
}
