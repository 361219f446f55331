import '#styles/alert.css';
import { shop } from '#data/shop.ts';
import { readOrder } from '#stores/order-summary.ts';
import { StateHeading } from './StateHeading.tsx';
import styles from './thank-you.module.css';

export function NotFound({ error, canTryAgain }: { error: string; canTryAgain: boolean }) {
  return (
    <div className={styles.single}>
      <StateHeading>Order Information Not Found</StateHeading>
      <p className="alert">{error}</p>
      <p>
        If you have paid, your order is safe: its confirmation comes by e-mail. Anything amiss?
        Write to <a href={`mailto:${shop.email}`}>{shop.email}</a>.
      </p>
      <p className="button-row">
        {canTryAgain && (
          <button className="button button--primary" onClick={() => void readOrder()}>
            Try again
          </button>
        )}
        <a className={`button button--${canTryAgain ? 'secondary' : 'primary'}`} href="/">
          Return to Home
        </a>
      </p>
    </div>
  );
}
