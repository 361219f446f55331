import type { OrderPage } from '#contract/order-page.ts';
import { formatShortDay } from '#domain/day-words.ts';
import { PARCEL_STATUSES } from '#domain/order/parcel-status.ts';
import { STATUS_TEXT, expectedText } from './copy.ts';
import styles from './OrderPage.module.css';

/** How far an order is, as three steps: each with its day, or with the one on which it is expected. */
export function OrderProgress({ order }: { order: OrderPage }) {
  const current = PARCEL_STATUSES.indexOf(order.status);
  const done = {
    waiting: formatShortDay(order.receipt.paidOn),
    packed: current > 1 ? 'Done' : 'Now',
    posted: 'On its way',
  };
  return (
    <ol className={styles['progress']} aria-label="How far your order is">
      {PARCEL_STATUSES.map((step, index) => (
        <li
          key={step}
          className={index <= current ? styles['reached'] : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {STATUS_TEXT[step]} <small>{index <= current ? done[step] : expectedText(order)}</small>
        </li>
      ))}
    </ol>
  );
}
