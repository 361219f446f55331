import { useStore } from '@nanostores/react';
import { formatPounds } from '#domain/money.ts';
import { $cartQuote } from '#stores/cart-delivery.ts';
import { Pay } from './Pay.tsx';
import styles from './PayFoot.module.css';

/** The sum and the button, at the foot of the drawer however long the basket is. */
export function PayFoot() {
  const { shipping, totalPence } = useStore($cartQuote);
  return (
    <div className={styles['foot']}>
      <Pay className={styles['row']}>
        <p>
          <span className="visually-hidden">Total: </span>
          <span className="price">{formatPounds(totalPence)}</span>{' '}
          <span className="small muted">
            {shipping.pricePence === 0
              ? 'free delivery'
              : `with ${formatPounds(shipping.pricePence)} delivery`}
          </span>
        </p>
      </Pay>
    </div>
  );
}
