import { useStore } from '@nanostores/react';
import { focusOn } from '#browser/focus.ts';
import { formatPounds, type Pence } from '#domain/money.ts';
import { CheckoutError } from '#features/checkout/CheckoutError.tsx';
import { $cartRefusal, $totalPence } from './cart-checkout.ts';
import { $cartQuote } from '../cart-delivery.ts';
import { $cartLines } from '../lines/cart-lines.ts';
import { refusedIds } from './cart-refusal.ts';
import { lineElementId } from '../element-ids.ts';
import styles from '../Cart.module.css';

/** A price after the one before it. */
function ChangedPrice({ pence, formerPence }: { pence: Pence; formerPence: Pence }) {
  return (
    <>
      <span className={styles['former']}>
        <span className="visually-hidden">was </span>
        <span>{formatPounds(formerPence)}</span>
      </span>{' '}
      <span>{formatPounds(pence)}</span>
    </>
  );
}

/** Why a payment did not start, the lines that the shop refuses or asks another price for, and that nothing is lost. */
export function RefusedPayment() {
  const refusal = useStore($cartRefusal);
  const { totalPence: formerPence } = useStore($cartQuote);
  const pence = useStore($totalPence);
  const ids = refusedIds(refusal);
  const lines = useStore($cartLines).filter(({ id }) => ids.includes(id));
  const isRepriced = pence !== formerPence;
  return (
    <CheckoutError orderType="cart" keptText="Everything is still in your basket.">
      {(isRepriced || lines.length > 0) && (
        <dl className={styles['refused']}>
          {lines.map((line) => {
            const { id, fullName, unitPence, quantity } = line;
            const change = refusal.unitChange[id];
            return (
              <div key={id} className={change === undefined ? styles['leading'] : ''}>
                <dt>
                  <button
                    type="button"
                    className="text-button"
                    onClick={() => focusOn(lineElementId(id))}
                  >
                    {fullName}
                  </button>
                </dt>
                <dd>
                  {change === undefined ? (
                    'Edit or remove it'
                  ) : (
                    <ChangedPrice
                      pence={(unitPence + change) * quantity}
                      formerPence={unitPence * quantity}
                    />
                  )}
                </dd>
              </div>
            );
          })}
          {isRepriced && (
            <div>
              <dt>Total</dt>
              <dd>
                <ChangedPrice pence={pence} formerPence={formerPence} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </CheckoutError>
  );
}
