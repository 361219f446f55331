import '#ui/panel.css';
import { hydrateIsland } from '#ui/hydrate-island.ts';
import { useStore } from '@nanostores/react';
import { $orderStatus } from './order-status.ts';
import { OrderFound } from './OrderFound.tsx';
import { OrderNotFound } from './OrderNotFound.tsx';
import styles from './thank-you.module.css';

function OrderLoading() {
  return (
    <div className={styles.columns}>
      <h1 className={styles.heading}>Your order</h1>
      <p
        className={`panel lead ${styles.summary} ${styles.beside} ${styles.waiting}`}
        role="status"
      >
        One moment, we are fetching your order.
      </p>
    </div>
  );
}

/** The page after a payment: the order, or why there is none to show. */
export function ThankYou() {
  const summary = useStore($orderStatus, { ssr: 'initial' });
  switch (summary.state) {
    case 'loading':
      return <OrderLoading />;
    case 'not-found':
      return <OrderNotFound missing={summary} />;
    case 'found':
      return <OrderFound found={summary} />;
  }
}

/** Hydrates the prerendered page of an order just placed in `element`. */
export const hydrateThankYou = (element: HTMLElement): void => hydrateIsland(element, <ThankYou />);
