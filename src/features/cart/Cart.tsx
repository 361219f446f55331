import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $isCartEmpty } from './lines/cart-lines.ts';
import { $cartUndo } from './lines/cart-undo.ts';
import { watchPaymentReturn } from '#features/checkout/payment.ts';
import { CartMessages } from './CartMessages.tsx';
import { CartDelivery } from './CartDelivery.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { CartLines } from './lines/CartLines.tsx';
import { CartOrder } from './payment/CartOrder.tsx';
import { UndoRow } from './lines/UndoRow.tsx';
import styles from './Cart.module.css';

function Empty({ isDrawer }: { isDrawer: boolean }) {
  const removal = useStore($cartUndo);
  return (
    <>
      {removal && (
        <ul className={styles['undo']}>
          <UndoRow />
        </ul>
      )}
      <EmptyCart isDrawer={isDrawer} />
    </>
  );
}

/** The cart and its payment: stacked in the drawer, side by side on the page. */
export function Cart({ isDrawer }: { isDrawer: boolean }) {
  const isEmpty = useStore($isCartEmpty);
  useEffect(() => watchPaymentReturn('cart'), []);
  return (
    <div className={`${styles['cart']} ${isDrawer ? '' : styles['page']}`}>
      <CartMessages />
      {isEmpty ? (
        <Empty isDrawer={isDrawer} />
      ) : (
        <>
          <div className={styles['lines']}>
            <CartLines isDrawer={isDrawer} />
          </div>
          <div className={styles['delivery']}>
            <CartDelivery />
          </div>
          <CartOrder isDrawer={isDrawer} />
        </>
      )}
    </div>
  );
}
