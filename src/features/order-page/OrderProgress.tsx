import { PARCEL_STATUSES, type ParcelStatus } from '#domain/order/parcel-status.ts';
import { STATUS_TEXT } from './copy.ts';
import styles from './OrderPage.module.css';

/** How far an order is, as three steps. */
export function OrderProgress({ status }: { status: ParcelStatus }) {
  const current = PARCEL_STATUSES.indexOf(status);
  return (
    <ol className={styles['progress']} aria-label="How far your order is">
      {PARCEL_STATUSES.map((step, place) => (
        <li
          key={step}
          className={place <= current ? styles['reached'] : undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          {STATUS_TEXT[step]}
          {place < current && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
