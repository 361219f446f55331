import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $checkout } from './checkout-progress.ts';
import { DuplicatePaymentPrompt } from './DuplicatePaymentPrompt.tsx';

interface Props {
  /** What is not lost: "Your box and address are still here." */
  keptText: string;
  /** A retry button, where the submit button is out of sight. */
  children?: ReactNode;
}

/** Shows why the payment page did not open and that nothing is lost. Asks before a second payment for the same order. */
export function CheckoutError({ keptText, children }: Props) {
  const { error } = useStore($checkout);
  return (
    <>
      <DuplicatePaymentPrompt />
      <div role="alert">
        {error !== null && (
          <div className="alert alert--retry">
            <h2>There was an error with your checkout:</h2>
            <p>{error}</p>
            <p>{keptText} Nothing has been charged.</p>
            <p>If this problem persists, please contact customer support.</p>
            {children}
          </div>
        )}
      </div>
    </>
  );
}
