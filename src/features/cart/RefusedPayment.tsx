import { useStore } from '@nanostores/react';
import { focusOn } from '#browser/focus.ts';
import { formatPounds } from '#domain/money.ts';
import { CheckoutError } from '#features/checkout/CheckoutError.tsx';
import { $cartRefusal } from './cart-checkout.ts';
import { $cartQuote } from './cart-delivery.ts';
import { $cartLines } from './cart-lines.ts';
import { lineElementId } from './element-ids.ts';
import styles from './Cart.module.css';

/** The lines that the shop refused, each a way to it, with its new price if that is why. */
function RefusedLines() {
  const { reasons, totalChange } = useStore($cartRefusal);
  const lines = useStore($cartLines).filter(({ id }) => id in reasons);
  if (lines.length === 0) return null;
  return (
    <ul className={styles['refusedLines']}>
      {lines.map((line) => (
        <li key={line.id}>
          <p>
            {totalChange === 0 && 'Change it or take it out: '}
            <button
              type="button"
              className="text-button"
              onClick={() => focusOn(lineElementId(line.id))}
            >
              {line.fullName}
            </button>
            {totalChange !== 0 && `: ${reasons[line.id] ?? ''}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The total that the shop asks now. */
function NewTotal() {
  const { totalChange } = useStore($cartRefusal);
  const { totalPence } = useStore($cartQuote);
  if (totalChange === 0) return null;
  return (
    <p>
      The total is now <strong>{formatPounds(totalPence + totalChange)}</strong>, was{' '}
      {formatPounds(totalPence)}.
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
