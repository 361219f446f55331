import { useStore } from '@nanostores/react';
import { $checkouts } from '#features/checkout/checkout-progress.ts';
import { $editingLineId } from '../draft/editing-line.ts';
import styles from './StickyFooter.module.css';

/**
 * Says beside the button to the payment page that nothing is charged yet; an error says so itself. A box from the cart
 * is not paid here.
 */
export function PaymentNote() {
  const { error } = useStore($checkouts.builder);
  const isFromCart = useStore($editingLineId) !== null;
  if (isFromCart || error !== null) return null;
  return (
    <p className={`small ${styles['note']}`}>
      <span className={styles['wide']}>You pay on the next page by card. </span>Nothing is charged
      yet.
    </p>
  );
}
