import type { OrderPage } from '#contract/order-page.ts';
import { formatShortDay } from '#domain/day-words.ts';
import { PARCEL_STATUSES, type ParcelStatus } from '#domain/order/parcel-status.ts';
import { STATUS_TEXT } from './copy.ts';
import styles from './OrderPage.module.css';

/** Returns the day of each step that is known: when it was paid, and when it leaves if all of it leaves together. */
function stepDays({ status, receipt, parcels }: OrderPage): Partial<Record<ParcelStatus, string>> {
  const [leaving, ...others] = new Set(parcels.map(({ arrival }) => arrival.dispatch));
  const isDayKnown = leaving !== undefined && others.length === 0 && status !== 'posted';
  return {
    waiting: formatShortDay(receipt.paidOn),
    ...(isDayKnown && { posted: formatShortDay(leaving) }),
  };
}

/** How far an order is, as three steps. */
export function OrderProgress({ order }: { order: OrderPage }) {
  const current = PARCEL_STATUSES.indexOf(order.status);
  const days = stepDays(order);
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
          {days[step] && <small> {days[step]}</small>}
        </li>
      ))}
    </ol>
  );
}
