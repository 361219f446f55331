import '#styles/alert.css';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $checkout } from '#stores/checkout-progress.ts';
import { SecondPaymentPrompt } from './SecondPaymentPrompt.tsx';

interface Props {
  /** "Your box and address are still here." */
  kept: string;
  /** The button that tries again, where none is in sight. */
  children?: ReactNode;
}

/** Why the payment page did not open, that nothing is lost, and whether the same was paid for already. */
export function CheckoutError({ kept, children }: Props) {
  const { error } = useStore($checkout);
  return (
    <>
      <SecondPaymentPrompt />
      <div role="alert">
        {error !== null && (
          <div className="alert alert--retry">
            <h2>There was an error with your checkout:</h2>
            <p>{error}</p>
            <p>{kept} Nothing has been charged.</p>
            <p>If this problem persists, please contact customer support.</p>
            {children}
          </div>
        )}
      </div>
    </>
  );
}
