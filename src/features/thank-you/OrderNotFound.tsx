import { focusHeading } from '#browser/focus.ts';
import { useStore } from '@nanostores/react';
import { shop } from '#data/shop.ts';
import { loadOrderStatus, type MissingOrder } from './order-status.ts';
import { $checkoutReturn, $paidOrders, $pastOrder } from '#features/checkout/checkout-return.ts';
import { PaidOrders } from './PaidOrders.tsx';
import { PastOrderSummary } from './PastOrderSummary.tsx';
import styles from './thank-you.module.css';

function reasonFor(canTryAgain: boolean, isAskedFor: boolean): string {
  if (canTryAgain) return 'we cannot reach your order just now';
  return isAskedFor ? 'we cannot find this order' : 'there is no order to show here';
}

/** Says why there is no order to show, and what to do. */
export function OrderNotFound({ missing: { error, canTryAgain } }: { missing: MissingOrder }) {
  const checkoutReturn = useStore($checkoutReturn);
  const pastOrder = useStore($pastOrder);
  const orders = useStore($paidOrders);
  return (
    <div className={`order-missing ${styles.columns}`}>
      <div className={styles.story}>
        <h1 className={styles.heading} ref={focusHeading} tabIndex={-1}>
          Order Information Not Found
        </h1>
        <p className="lead">
          <span>{error}</span>
          <span>
            {`: ${reasonFor(canTryAgain, checkoutReturn !== null)}. If you have paid, your order is safe, and its confirmation comes to your inbox.`}
          </span>
        </p>
        {canTryAgain && (
          <p>Please do not pay again before we have an answer. What you chose is kept meanwhile.</p>
        )}
        <p>
          Anything amiss? Write to <a href={`mailto:${shop.email}`}>{shop.email}</a> or ring{' '}
          <a href={shop.phoneLink}>{shop.phone}</a>.
        </p>
        <p className="button-row">
          {canTryAgain && (
            <button className="button button--primary" onClick={() => void loadOrderStatus()}>
              Try again
            </button>
          )}
          <a className={`button button--${canTryAgain ? 'secondary' : 'primary'}`} href="/">
            Return to Home
          </a>
          <a className="button button--secondary" href="/basket">
            Your basket
          </a>
        </p>
      </div>
      {pastOrder && <PastOrderSummary pastOrder={pastOrder} />}
      {!pastOrder && orders.length > 0 && <PaidOrders orders={orders} />}
    </div>
  );
}
