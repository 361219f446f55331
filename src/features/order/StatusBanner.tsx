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

/** The payment page is still open: the shopper left it early, or is still there in another tab. */
function NotPaid({ href }: { href: string }) {
  return (
    <>
      <p>
        Nothing has been charged, and what you chose is still here. If you have just paid, this page
        notices by itself.
      </p>
      <a className="button button--primary" href={href}>
        Go back and pay
      </a>
    </>
  );
}

function UnderWay({ isPolling }: { isPolling: boolean }) {
  if (isPolling) {
    return (
      <p>
        We have not heard of your payment yet. This page keeps looking by itself; there is no need
        to pay again.
      </p>
    );
  }
  return (
    <>
      <p>
        Still no word of your payment, so this page has stopped looking. If you have paid, the
        confirmation comes by e-mail.
      </p>
      <button className="button button--secondary" onClick={() => void pollAgain()}>
        Look again
      </button>
    </>
  );
}

function Pending({ found: { isPolling, resumeUrl } }: { found: FoundOrder }) {
  return (
    <div className="alert alert--pending">
      <h2>Payment pending</h2>
      {resumeUrl === null ? <UnderWay isPolling={isPolling} /> : <NotPaid href={resumeUrl} />}
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
      {found.banner === 'pending' && <Pending found={found} />}
      {found.banner === 'error' && <Closed />}
    </div>
  );
}
