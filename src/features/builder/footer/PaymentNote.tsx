import { useStore } from '@nanostores/react';
import { $editingLineId } from '../draft/editing-line.ts';
import styles from './StickyFooter.module.css';

/** Says beside the button to the payment page that nothing is charged yet. A box from the cart is not paid here. */
export function PaymentNote() {
  if (useStore($editingLineId) !== null) return null;
  return (
    <p className="small">
      <span className={styles['wide']}>You pay on the next page by card. </span>Nothing is charged
      yet.
    </p>
  );
}
