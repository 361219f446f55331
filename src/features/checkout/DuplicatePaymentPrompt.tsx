import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { OrderType } from '#domain/order/order.ts';
import { $checkouts, updateCheckout } from './checkout-progress.ts';

interface Props {
  orderType: OrderType;
  /** Starts the checkout again, as a second payment of what is ordered by now. */
  onPayAgain: () => void;
}

/** The answer removes the prompt, so the focus returns to the button that opened it. */
function Prompt({ orderType, question, onPayAgain }: Props & { question: string }) {
  const opener = useRef(document.activeElement);
  const answer = (action: () => void) => () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    action();
  };
  return (
    <div className="alert alert--notice alert--retry" role="alert">
      <h2 className="h3">Pay a second time?</h2>
      <p>{`${question} This would be another order of the same.`}</p>
      <p className="button-row">
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={answer(onPayAgain)}
        >
          Yes, pay for another
        </button>
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={answer(() => updateCheckout(orderType, { question: null }))}
        >
          No, once is enough
        </button>
      </p>
    </div>
  );
}

/** Asks before a second payment for the same order within an hour. */
export function DuplicatePaymentPrompt(props: Props) {
  const { question } = useStore($checkouts[props.orderType]);
  return question !== null && <Prompt {...props} question={question} />;
}
