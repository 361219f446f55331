import '#ui/panel.css';
import { totalQuantity } from '#domain/catalogue.ts';
import { formatDay } from '#domain/day-words.ts';
import { londonTime } from '#domain/day.ts';
import type { HistoryGoods, PastOrder } from '#domain/order/order-history.ts';
import { useStore } from '@nanostores/react';
import { $orderLinks } from '#features/checkout/order-links.ts';
import { boxesText } from './copy.ts';
import { showPastOrder } from './order-status.ts';
import styles from './thank-you.module.css';

function sizeOf(goods: HistoryGoods): string {
  if (goods.orderType === 'bulk') return `${goods.slices} slices`;
  return boxesText(totalQuantity(goods.boxes));
}

/** Orders paid from this device in the last 30 days, for a visit that does not follow a payment. */
export function PaidOrders({ orders }: { orders: readonly PastOrder[] }) {
  const links = useStore($orderLinks);
  return (
    <section className={`panel ${styles.summary} ${styles.beside}`} aria-labelledby="recent-orders">
      <h2 className="h2" id="recent-orders">
        From this device
      </h2>
      <ul className={styles.recent}>
        {orders.map((order) => {
          const { sessionId, placedAt, goods } = order;
          const what = `${sizeOf(goods)}, ${formatDay(londonTime(placedAt).day)}`;
          const link = links.find((one) => one.sessionId === sessionId);
          return (
            <li key={sessionId}>
              <span>{what}</span>
              {link && (
                <a className="button button--secondary button--small" href={`/order#${link.page}`}>
                  See or change<span className="visually-hidden"> {what}</span>
                </a>
              )}
              <button
                type="button"
                className="button button--secondary button--small"
                onClick={() => void showPastOrder(order)}
              >
                Show<span className="visually-hidden"> {what}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
