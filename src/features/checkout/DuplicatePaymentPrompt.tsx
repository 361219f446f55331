import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $duplicatePayment, type DuplicatePaymentQuestion } from './checkout-progress.ts';

/** The answer removes the prompt, so the focus returns to the button that opened it. */
function Prompt({ payment }: { payment: DuplicatePaymentQuestion }) {
  const opener = useRef(document.activeElement);
  const answer = (action: () => void) => () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    action();
  };
  return (
    <div className="alert alert--notice alert--retry" role="alert">
      <h2 className="h3">Pay a second time?</h2>
      <p>{payment.text} This would be another order of the same.</p>
      <p className="button-row">
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={answer(payment.proceed)}
        >
          Yes, pay for another
        </button>
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={answer(() => $duplicatePayment.set(null))}
        >
          No, once is enough
        </button>
      </p>
    </div>
  );
}

/** Asks before a second payment for the same order within an hour. */
export function DuplicatePaymentPrompt() {
  const payment = useStore($duplicatePayment);
  return payment && <Prompt payment={payment} />;
}
