import { useStore } from '@nanostores/react';
import { focusOn } from '#browser/focus.ts';
import { formatPounds } from '#domain/money.ts';
import { $checkout } from '#features/checkout/checkout-progress.ts';
import { CheckoutError } from '#features/checkout/CheckoutError.tsx';
import { $cartRefusal } from './cart-checkout.ts';
import { $cartQuote } from './cart-delivery.ts';
import { $cartLines } from './cart-lines.ts';
import { lineElementId } from './element-ids.ts';
import styles from './Cart.module.css';

/** The lines that the shop refused, each a way to it, with what the error does not say. */
function RefusedLines() {
  const { reasons } = useStore($cartRefusal);
  const { error } = useStore($checkout);
  const lines = useStore($cartLines).filter(({ id }) => id in reasons);
  if (lines.length === 0) return null;
  return (
    <ul className={styles['refusedLines']}>
      {lines.map(({ id, fullName }) => {
        const reason = reasons[id] ?? '';
        return (
          <li key={id}>
            <button
              type="button"
              className="text-button"
              onClick={() => focusOn(lineElementId(id))}
            >
              {fullName}
            </button>
            {!error?.includes(reason) && <p>{reason}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** The total that the shop asks now. */
function NewTotal() {
  const { totalPence } = useStore($cartRefusal);
  const { totalPence: shown } = useStore($cartQuote);
  if (totalPence === null) return null;
  return (
    <p>
      The total is now <strong>{formatPounds(totalPence)}</strong>, was {formatPounds(shown)}.
    </p>
  );
}

/** Why a payment did not start: which boxes it is about, what they cost now, and that nothing is lost. */
export function RefusedPayment() {
  return (
    <CheckoutError keptText="Everything is still in your basket.">
      <RefusedLines />
      <NewTotal />
    </CheckoutError>
  );
}
