import type { FoundOrder } from '#stores/order-summary.ts';
import { NextSteps } from './NextSteps.tsx';
import { OrderLabel } from './OrderLabel.tsx';
import { ResendForm } from './ResendForm.tsx';
import { StateHeading } from './StateHeading.tsx';
import { StatusBanner } from './StatusBanner.tsx';
import styles from './thank-you.module.css';

const HEADINGS = {
  success: 'Thank you. We’ll get the pan on.',
  pending: 'Nearly there.',
  error: 'This order was not paid.',
};

function Lead({ found: { banner, order, email } }: { found: FoundOrder }) {
  const number = <strong>{order.orderNumber}</strong>;
  if (banner === 'error') return <>Your order {number} is closed. Nothing has been charged.</>;
  if (banner === 'pending') return <>Your order {number} is waiting for its payment.</>;
  return (
    <>
      Your order {number} is with us, and a confirmation is on its way to{' '}
      {email ? <strong className={styles.email}>{email}</strong> : 'your e-mail'}.
    </>
  );
}

export function Found({ found }: { found: FoundOrder }) {
  const { banner, order, email } = found;
  return (
    <div className={styles.columns}>
      <div className={styles.story}>
        <StateHeading>{HEADINGS[banner]}</StateHeading>
        <p className="lead">
          <Lead found={found} />
        </p>
        <StatusBanner found={found} />
        {banner !== 'error' && <NextSteps found={found} />}
        <p className={styles.screenOnly}>
          <a className="button button--secondary" href="/">
            Continue shopping
          </a>
        </p>
      </div>
      <OrderLabel order={order} />
      {banner === 'success' && <ResendForm orderEmail={email} />}
    </div>
  );
}
