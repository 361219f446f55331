import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import { $checkout } from './checkout-progress.ts';
import { DuplicatePaymentPrompt } from './DuplicatePaymentPrompt.tsx';

interface Props {
  /** What is not lost: "Your box and address are still here." */
  keptText: string;
}

/** Brings an error into view, whichever button it answers. */
function showError(alert: HTMLElement | null): void {
  alert?.focus({ preventScroll: true });
  alert?.scrollIntoView({ block: 'center' });
}

/** Shows why the payment page did not open and that nothing is lost. Asks before a second payment for the same order. */
export function CheckoutError({ keptText }: Props) {
  const { error } = useStore($checkout);
  return (
    <>
      <DuplicatePaymentPrompt />
      <div role="alert">
        {error !== null && (
          <div className="alert alert--retry" tabIndex={-1} ref={showError}>
            <h2>There was an error with your checkout:</h2>
            <p>{error}</p>
            <p className="small">
              {keptText} Nothing has been charged. If this problem persists, please contact customer
              support.
            </p>
          </div>
        )}
      </div>
    </>
  );
}
