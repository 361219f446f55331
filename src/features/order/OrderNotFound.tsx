import { focusHeading } from '#browser/focus.ts';
import { useStore } from '@nanostores/react';
import { shop } from '#data/shop.ts';
import { loadOrderStatus, type MissingOrder } from './order-status.ts';
import { $checkoutReturn, $paidOrders, $pastOrder } from '#features/checkout/checkout-return.ts';
import { RecentOrders } from './RecentOrders.tsx';
import { RememberedOrder } from './RememberedOrder.tsx';
import styles from './thank-you.module.css';

function reasonFor(canTryAgain: boolean, isAskedFor: boolean): string {
  if (canTryAgain) return 'We cannot reach your order just now';
  return isAskedFor ? 'We cannot find this order' : 'There is no order to show here';
}

export function OrderNotFound({ missing: { error, canTryAgain } }: { missing: MissingOrder }) {
  const visit = useStore($checkoutReturn);
  const placed = useStore($pastOrder);
  const orders = useStore($paidOrders);
  return (
    <div className={`order-missing ${styles.columns}`}>
      <div className={styles.story}>
        <div className={styles.error}>
          <h1 ref={focusHeading} tabIndex={-1}>
            Order Information Not Found
          </h1>
          <p>{error}</p>
        </div>
        <p className={`h1 ${styles.heading}`}>{reasonFor(canTryAgain, visit !== null)}</p>
        <p className="lead">
          If you have paid, your order is safe: its confirmation comes to your inbox. Anything
          amiss? Write to <a href={`mailto:${shop.email}`}>{shop.email}</a> or ring{' '}
          <a href={shop.phoneLink}>{shop.phone}</a>.
        </p>
        <p className="button-row">
          {canTryAgain && (
            <button className="button button--primary" onClick={() => void loadOrderStatus()}>
              Try again
            </button>
          )}
          <a
            className={`button button--${canTryAgain ? 'secondary' : 'primary'}`}
            href={`mailto:${shop.email}`}
          >
            Write to us
          </a>
          <a className="button button--secondary" href="/basket">
            Your basket
          </a>
          <a className="button button--secondary" href="/">
            Return to Home
          </a>
        </p>
      </div>
      {placed && <RememberedOrder placed={placed} />}
      {!placed && orders.length > 0 && <RecentOrders orders={orders} />}
    </div>
  );
}
