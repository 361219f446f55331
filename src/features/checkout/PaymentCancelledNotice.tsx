import { useStore } from '@nanostores/react';
import type { OrderType } from '#domain/order/order.ts';
import { $checkouts } from './checkout-progress.ts';

/** Shown after a return from the payment page without payment. */
export function PaymentCancelledNotice({ orderType }: { orderType: OrderType }) {
  const { cancelled: text } = useStore($checkouts[orderType]);
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
