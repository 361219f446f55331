import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $basketLines } from '#stores/cart-lines.ts';
import { $removal } from '#stores/cart-undo.ts';
import { watchReturn } from '#stores/payment.ts';
import { BasketTold } from './BasketTold.tsx';
import { Delivery } from './Delivery.tsx';
import { EmptyBasket } from './EmptyBasket.tsx';
import { Lines } from './Lines.tsx';
import { Order } from './Order.tsx';
import { PayFoot } from './PayFoot.tsx';
import { UndoRow } from './UndoRow.tsx';
import styles from './Basket.module.css';

function Empty() {
  const removal = useStore($removal);
  return (
    <>
      {removal && (
        <ul className={styles['undo']}>
          <UndoRow />
        </ul>
      )}
      <EmptyBasket />
    </>
  );
}

/** Everything in the basket, and the way to pay for it: in the drawer below one another, on the page side by side. */
export function Basket({ isDrawer }: { isDrawer: boolean }) {
  const isEmpty = useStore($basketLines).length === 0;
  useEffect(watchReturn, []);
  return (
    <div className={`${styles['basket']} ${isDrawer ? '' : styles['page']}`}>
      <BasketTold />
      {isEmpty ? (
        <Empty />
      ) : (
        <>
          <div className={styles['lines']}>
            <Lines />
          </div>
          <div className={styles['delivery']}>
            <Delivery />
          </div>
          <div className={styles['order']}>
            <Order isDrawer={isDrawer} />
          </div>
          {isDrawer && <PayFoot />}
        </>
      )}
    </div>
  );
}
