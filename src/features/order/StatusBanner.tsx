import '#ui/alert.css';
import { Fragment } from 'react';
import { pollAgain, type FoundOrder } from './order-status.ts';
import styles from './thank-you.module.css';

function Paid({ found: { order, isProcessed } }: { found: FoundOrder }) {
  return (
    <div className="alert alert--success">
      <h2 className={styles.paid}>{isProcessed ? 'Order confirmed' : 'Payment received'}</h2>
      {order.parcels.map(({ title, estimatedDelivery, method }, place) => (
        <Fragment key={place}>
          <p className={styles.arrival}>
            {title ? `${title}: ${estimatedDelivery}` : estimatedDelivery}
          </p>
          <p>{method}</p>
        </Fragment>
      ))}
    </div>
  );
}

function Pending({ isPolling }: { isPolling: boolean }) {
  return (
    <div className="alert alert--pending">
      <h2>Payment pending</h2>
      {isPolling ? (
        <p>
          We have not heard of your payment yet. This page keeps looking by itself; there is no need
          to pay again.
        </p>
      ) : (
        <>
          <p>
            Still no word of your payment, so this page has stopped looking. If you have paid, the
            confirmation comes by e-mail. If you left the payment page early, nothing has been
            charged.
          </p>
          <button className="button button--secondary" onClick={() => void pollAgain()}>
            Look again
          </button>
        </>
      )}
    </div>
  );
}

function Closed() {
  return (
    <div className="alert alert--notice">
      <h2>Payment not completed</h2>
      <p>The payment page closed before it was used. Your basket is as you left it.</p>
    </div>
  );
}

/** The payment status, announced when it changes. */
export function StatusBanner({ found }: { found: FoundOrder }) {
  return (
    <div className={styles.banner} role="status">
      {found.banner === 'success' && <Paid found={found} />}
      {found.banner === 'pending' && <Pending isPolling={found.isPolling} />}
      {found.banner === 'error' && <Closed />}
    </div>
  );
}
