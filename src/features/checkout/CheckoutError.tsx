import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { focusHeading } from '#browser/focus.ts';
import type { OrderType } from '#domain/order/order.ts';
import { $checkouts, isAssured } from './checkout-progress.ts';

interface Props {
  orderType: OrderType;
  /** What is not lost: "Your box and address are still here." */
  keptText: string;
  /** What the error is about, after its text. */
  children?: ReactNode;
}

/** Shows why the payment page did not open, in view, and that nothing is lost or charged, unless the error says so itself. */
export function CheckoutError({ orderType, keptText, children }: Props) {
  const checkout = useStore($checkouts[orderType]);
  const { error } = checkout;
  return (
    <div role="alert">
      {error !== null && (
        <div className="alert alert--retry" tabIndex={-1} ref={focusHeading}>
          <h2>There was an error with your checkout:</h2>
          <p>
            <strong>{error}</strong>
          </p>
          {children}
          <p className="small">
            <span>
              {`${keptText} ${isAssured(checkout) ? '' : 'Nothing has been charged. '}If this problem persists, please `}
            </span>
            <a href="/contact">contact customer support</a>.
          </p>
        </div>
      )}
    </div>
  );
}
