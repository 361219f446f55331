import '#styles/alert.css';
import { useStore } from '@nanostores/react';
import { $turnedBack } from '#stores/checkout-progress.ts';

/** What is said to whoever comes back from the payment page without having paid. */
export function PaymentCancelledNotice() {
  const text = useStore($turnedBack);
  return <div role="status">{text !== null && <p className="alert alert--notice">{text}</p>}</div>;
}
