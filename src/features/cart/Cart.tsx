import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { AllergenConfirmation } from '#features/allergens/AllergenConfirmation.tsx';
import { $cart } from './cart.ts';
import { $cartLines } from './cart-lines.ts';
import { $cartUndo } from './cart-undo.ts';
import { watchPaymentReturn } from '#features/checkout/payment.ts';
import { CartMessages } from './CartMessages.tsx';
import { CartDelivery } from './CartDelivery.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { CartLines } from './CartLines.tsx';
import { CartOrder } from './CartOrder.tsx';
import { UndoRow } from './UndoRow.tsx';
import { useIsPhone } from '#ui/use-is-phone.ts';
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

/** Warns of allergens to avoid in the cart. On a phone the tick stands with the payment button. */
function Confirmation({ part }: { part: 'warning' | 'tick' | undefined }) {
  const boxes = useStore($cart).map(({ box }) => box);
  return <AllergenConfirmation part={part} boxes={boxes} where="your basket" />;
}

/** The cart and its payment: stacked in the drawer, side by side on the page. */
export function Cart({ isDrawer }: { isDrawer: boolean }) {
  const isEmpty = useStore($cartLines).length === 0;
  const layout = isDrawer ? '' : ` ${styles['page']} ${isEmpty ? styles['isEmpty'] : ''}`;
  const isOnPhone = useIsPhone();
  useEffect(watchPaymentReturn, []);
  return (
    <div className={`${styles['cart']}${layout}`}>
      <CartMessages />
      {isEmpty ? (
        <Empty isDrawer={isDrawer} />
      ) : (
        <>
          <div className={styles['confirmation']}>
            <Confirmation part={isOnPhone ? 'warning' : undefined} />
          </div>
          <div className={styles['lines']}>
            <CartLines isDrawer={isDrawer} />
          </div>
          <div className={styles['delivery']}>
            <CartDelivery />
          </div>
          <CartOrder isDrawer={isDrawer}>{isOnPhone && <Confirmation part="tick" />}</CartOrder>
        </>
      )}
    </div>
  );
}
