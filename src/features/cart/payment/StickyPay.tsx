import { formatPounds } from '#domain/money.ts';
import { NonBreakingDates } from '#features/delivery/NonBreakingDates.tsx';
import { $payable } from './cart-checkout.ts';
import { $cartArrival } from '../cart-delivery.ts';
import { CartPayButton } from './CartPayButton.tsx';
import { useStoreAfterPaint } from '#ui/use-after-paint.ts';
import styles from './StickyPay.module.css';

/** The total and the payment button: they stick to the bottom of the screen, or stand below the totals of a wide page. */
export function StickyPay({ isDrawer }: { isDrawer: boolean }) {
  const { totalPence } = useStoreAfterPaint($payable);
  const arrival = useStoreAfterPaint($cartArrival);
  return (
    <div className={`${styles['footer']} ${isDrawer ? '' : styles['page']}`}>
      <CartPayButton className={styles['row']}>
        <p>
          <span className="visually-hidden">Total: </span>
          <span className="price">{formatPounds(totalPence)}</span>{' '}
          <span className="small muted">
            <span className="visually-hidden">Arrives </span>
            <NonBreakingDates text={arrival} />
          </span>
        </p>
      </CartPayButton>
    </div>
  );
}
