import '#ui/panel.css';
import { formatDay } from '#domain/day-words.ts';
import { londonTime } from '#domain/day.ts';
import type { OrderLink } from '#features/checkout/order-links.ts';
import styles from './OrderPage.module.css';

/** The orders paid on this device that have a page of their own. It stores no name and no address of them. */
export function DeviceOrders({ links }: { links: readonly OrderLink[] }) {
  return (
    <section className={`panel ${styles['parcel']}`} aria-labelledby="device-orders">
      <h2 className="h2" id="device-orders">
        Your orders on this device
      </h2>
      <ul className={styles['orders']}>
        {links.map(({ sessionId, page, placedAt }) => (
          <li key={sessionId}>
            <a href={`/order#${page}`}>{`Order of ${formatDay(londonTime(placedAt).day)}`}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
