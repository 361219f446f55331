import { useStore } from '@nanostores/react';
import { focusOn } from '#browser/focus.ts';
import { CheckoutError } from '#features/checkout/CheckoutError.tsx';
import { $cartRefusal } from './cart-checkout.ts';
import { $cartQuote } from './cart-delivery.ts';
import { $cartLines } from './cart-lines.ts';
import { changeText } from './cart-refusal.ts';
import { lineElementId } from './element-ids.ts';
import styles from './Cart.module.css';

/** Why a payment did not start: what to do, the lines that the shop refused or asks another price for, and that nothing is lost. */
export function RefusedPayment() {
  const { reasons, totalChange } = useStore($cartRefusal);
  const { totalPence } = useStore($cartQuote);
  const lines = useStore($cartLines).filter(({ id }) => id in reasons);
  const isRepriced = totalChange !== 0;
  const todo = isRepriced
    ? 'Look at today’s prices, then pay again.'
    : 'Change or take out what is named here, then pay again.';
  const isAboutLines = isRepriced || lines.length > 0;
  return (
    <CheckoutError
      keptText="Everything is still in your basket."
      lead={isAboutLines ? todo : undefined}
    >
      {isAboutLines && (
        <dl className={styles['refused']}>
          {lines.map(({ id, fullName }) => (
            <div key={id}>
              <dt>
                <button
                  type="button"
                  className="text-button"
                  onClick={() => focusOn(lineElementId(id))}
                >
                  {fullName}
                </button>
              </dt>
              {isRepriced && <dd>{reasons[id]}</dd>}
            </div>
          ))}
          {isRepriced && (
            <div>
              <dt>Total</dt>
              <dd>Now&nbsp;{changeText(totalPence + totalChange, totalPence)}</dd>
            </div>
          )}
        </dl>
      )}
    </CheckoutError>
  );
}
