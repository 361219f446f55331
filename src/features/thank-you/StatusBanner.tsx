import '#ui/alert.css';
import { Fragment } from 'react';
import { PaidBack } from '#features/order/PaidBack.tsx';
import { pollAgain, type FoundOrder } from './order-status.ts';
import styles from './thank-you.module.css';

function Paid({ found: { order, isProcessed, isRefundedInFull } }: { found: FoundOrder }) {
  return isRefundedInFull ? (
    <PaidBack total={order.total} />
  ) : (
    <div className="alert alert--success">
      <h2 className={styles.paid}>{isProcessed ? 'Order confirmed' : 'Payment received'}</h2>
      {order.parcels.map(({ title, estimatedDelivery, missed, method }, index) => (
        <Fragment key={index}>
          <p className={styles.arrival}>
            {title ? `${title}: ${estimatedDelivery}` : estimatedDelivery}
          </p>
          {missed && <p>{missed}</p>}
          <p>{method}</p>
        </Fragment>
      ))}
    </div>
  );
}

/** The payment page is still open: the shopper left it early, or is still there in another tab. */
function NotPaid({ href, total }: { href: string; total: string }) {
  return (
    <>
      <h2>Nothing has been charged</h2>
      <p>What you chose is still here. If you have just paid, this page notices by itself.</p>
      <a className="button button--primary" href={href}>
        {`Go back and pay ${total}`}
      </a>
    </>
  );
}

function UnderWay({ isPolling }: { isPolling: boolean }) {
  if (isPolling) {
    return (
      <>
        <h2>Your bank has not answered yet</h2>
        <p>
          This page keeps looking by itself. There is no need to pay again, and you may close it:
          the confirmation comes by e-mail.
        </p>
      </>
    );
  }
  return (
    <>
      <h2>Your bank takes its time</h2>
      <p>
        This page has stopped looking. There is no need to pay again: the confirmation comes by
        e-mail.
      </p>
      <button className="button button--secondary" onClick={() => void pollAgain()}>
        Look again
      </button>
    </>
  );
}

function Pending({ found: { isPolling, resumeUrl, order } }: { found: FoundOrder }) {
  return (
    <div className="alert alert--pending">
      {resumeUrl === null ? (
        <UnderWay isPolling={isPolling} />
      ) : (
        <NotPaid href={resumeUrl} total={order.total} />
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
      {found.banner === 'pending' && <Pending found={found} />}
      {found.banner === 'error' && <Closed />}
    </div>
  );
}
