import { focusHeading } from '#browser/focus.ts';
import { useStore } from '@nanostores/react';
import { isPicturable } from '#features/order/order-contents.ts';
import { BoxesPicture, OrderContentsSection } from './OrderContentsSection.tsx';
import type { FoundOrder } from './order-status.ts';
import { $pastOrder } from '#features/checkout/checkout-return.ts';
import { FurtherLinks, OrderActions } from './OrderActions.tsx';
import { RestoreCart } from './RestoreCart.tsx';
import { PrintHeader } from '#features/order/PrintHeader.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { ResendForm } from './ResendForm.tsx';
import { StatusBanner } from './StatusBanner.tsx';
import styles from './thank-you.module.css';

const HEADINGS = {
  refunded: 'This order was paid back.',
  success: 'Thank you. We’ll get the pan on.',
  pending: 'Nearly there.',
  error: 'This order was not paid.',
};

/** Returns what is said of an order before its number and after it. */
function leadOf({ banner, resumeUrl, isRefundedInFull }: FoundOrder): [string, string] {
  if (banner === 'error') return ['Your order ', ' is closed. Nothing has been charged.'];
  if (banner === 'pending') {
    return resumeUrl === null
      ? ['We are waiting for your bank to confirm the payment of order ', '.']
      : ['Your order ', ' is not paid yet.'];
  }
  if (isRefundedInFull) return ['Your order ', ' is closed.'];
  return ['Your order ', ' is with us, and a confirmation is on its way to '];
}

function Lead({ found }: { found: FoundOrder }) {
  const { banner, order, email, isRefundedInFull } = found;
  const [before, after] = leadOf(found);
  return (
    <p className="lead">
      <span>{before}</span>
      <strong className="nowrap">{order.orderNumber}</strong>
      <span>{after}</span>
      {banner === 'success' && !isRefundedInFull && (
        <span>
          {email ? <strong className={styles.email}>{email}</strong> : <span>your e-mail</span>}.
        </span>
      )}
    </p>
  );
}

/** A paid order: its number, its boxes and what happens next. */
export function OrderFound({ found }: { found: FoundOrder }) {
  const { banner, order, contents, email, page, isRefundedInFull } = found;
  const pastOrder = useStore($pastOrder);
  const isPaid = banner === 'success';
  const isPictured = contents !== null && isPicturable(contents);
  return (
    <div className={styles.columns}>
      <div className={styles.story}>
        <PrintHeader />
        <h1 className={styles.heading} ref={focusHeading} tabIndex={-1}>
          {HEADINGS[isRefundedInFull ? 'refunded' : banner]}
        </h1>
        <Lead found={found} />
        <StatusBanner found={found} />
        <RestoreCart found={found} />
        <OrderActions order={order} pastOrder={isPaid ? pastOrder : null} page={page} />
        {banner !== 'error' && found.resumeUrl === null && !isRefundedInFull && (
          <NextSteps found={found} pastOrder={pastOrder} />
        )}
      </div>
      <div className={`${styles.story} ${styles.aside}`}>
        {isPictured && (
          <BoxesPicture contents={contents} closingOrder={isPaid ? order.orderNumber : null} />
        )}
        <section aria-labelledby="contents">
          <h2 className="h2" id="contents">
            What is in it
          </h2>
          <OrderContentsSection contents={contents} pastOrder={pastOrder} isPictured={isPictured} />
        </section>
        {isPaid && <ResendForm orderEmail={email} />}
      </div>
      <div className={styles.end}>
        <OrderDetails order={order} />
        <FurtherLinks pastOrder={isPaid ? pastOrder : null} />
      </div>
    </div>
  );
}
