import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import { focusOn } from '#browser/focus.ts';
import { $addedBoxName } from './cart-added.ts';
import { removePaidWithUndo } from './lines/cart-undo.ts';
import { $cartNotices } from './cart-notices.ts';
import { dismissAlreadyPaid } from '#features/checkout/already-paid.ts';
import { AlreadyPaidNotice } from '#features/checkout/AlreadyPaidNotice.tsx';
import { PaymentCancelledNotice } from '#features/checkout/PaymentCancelledNotice.tsx';
import { noticeText } from './copy.ts';
import { LINES_ID, UNDO_ID } from './element-ids.ts';
import { RefusedPayment } from './payment/RefusedPayment.tsx';
import { Tick } from '#ui/Tick.tsx';
import styles from './Cart.module.css';

/** Messages about the cart: a refused payment, a box just added, an earlier payment, lines that could not be kept. */
export function CartMessages() {
  const added = useStore($addedBoxName);
  const notices = useStore($cartNotices);
  return (
    <div className={styles['messages']}>
      <RefusedPayment />
      {added !== null && (
        <p className="alert alert--success">
          <strong>
            <Tick />
            {added}
          </strong>{' '}
          is in your basket.
        </p>
      )}
      <PaymentCancelledNotice orderType="cart" />
      <AlreadyPaidNotice
        action="Take it out of the basket"
        onAct={() => {
          removePaidWithUndo();
          focusOn(UNDO_ID);
        }}
        onKeep={() => {
          dismissAlreadyPaid();
          focusOn(LINES_ID);
        }}
      />
      <div role="status">
        {notices.map((notice) => (
          <p key={noticeText(notice)} className="alert alert--notice">
            {notice.lead !== undefined && <strong>{notice.lead} </strong>}
            {notice.text}
          </p>
        ))}
      </div>
    </div>
  );
}
