import '#ui/panel.css';
import { formatDay } from '#domain/day-words.ts';
import { londonTime } from '#domain/day.ts';
import { inTimeText } from '#copy/delivery.ts';
import type { PastOrder } from '#domain/order/order-history.ts';
import { OrderContentsSection } from './OrderContentsSection.tsx';
import styles from './thank-you.module.css';

/** An order as this device remembers it, shown if the server cannot be reached. */
export function PastOrderSummary({ pastOrder }: { pastOrder: PastOrder }) {
  const { placedAt, goods } = pastOrder;
  const arriveOn = goods.orderType === 'bulk' ? null : goods.arriveOn;
  return (
    <section className={`panel ${styles.summary} ${styles.beside}`} aria-labelledby="recalled">
      <h2 className="h2" id="recalled">
        What you ordered
      </h2>
      <p className={styles.facts}>
        {`From the memory of this device: you went to payment on ${formatDay(londonTime(placedAt).day)}. `}
        The order number is in your confirmation.
      </p>
      {arriveOn !== null && <p>{inTimeText(arriveOn)}</p>}
      <OrderContentsSection contents={null} pastOrder={pastOrder} />
    </section>
  );
}
