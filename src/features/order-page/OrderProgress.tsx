import type { OrderPage } from '#contract/order-page.ts';
import { formatDayRange, formatShortDay } from '#domain/day-words.ts';
import { PARCEL_STATUSES } from '#domain/order/parcel-status.ts';
import { STATUS_TEXT } from './copy.ts';
import styles from './OrderPage.module.css';

/** When the parcels leave: "25 Nov", or "25 Nov-21 Dec". */
function leavingDays({ parcels }: OrderPage): string {
  const days = parcels.map(({ arrival }) => arrival.dispatch).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? formatShortDay(first) : formatDayRange(first, last);
}

/** How far an order is, as three steps: each with its day, or with the one on which it is expected. */
export function OrderProgress({ order }: { order: OrderPage }) {
  const current = PARCEL_STATUSES.indexOf(order.status);
  const [received, packed, posted] = [formatShortDay(order.receipt.paidOn), 'Now', 'On its way'];
  const done = { waiting: received, packed: current > 1 ? 'Done' : packed, posted };
  return (
    <ol className={styles['progress']} aria-label="How far your order is">
      {PARCEL_STATUSES.map((step, place) => (
        <li
          key={step}
          className={place <= current ? styles['reached'] : undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          {STATUS_TEXT[step]}{' '}
          <small>{place <= current ? done[step] : `Expected ${leavingDays(order)}`}</small>
        </li>
      ))}
    </ol>
  );
}
