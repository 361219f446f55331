import { useStore } from '@nanostores/react';
import { $cancelledMessage } from './checkout-progress.ts';

/** Shown after a return from the payment page without payment. */
export function PaymentCancelledNotice() {
  const text = useStore($cancelledMessage);
  return (
    <div role="status">
      {text !== null && (
        <div className="alert alert--notice">
          <h2>You left the payment page</h2>
          <p>{text}</p>
        </div>
      )}
    </div>
  );
}
