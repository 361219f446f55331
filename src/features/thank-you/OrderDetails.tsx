import '#ui/panel.css';
import type { OrderConfirmation } from './order-confirmation.ts';
import { SummaryRow } from '#ui/SummaryRow.tsx';
import styles from './thank-you.module.css';

const withQuantity = (name: string, quantity: number): string =>
  quantity === 1 ? name : `${quantity} × ${name}`;

/** What was paid, for whom. */
export function OrderDetails({ order }: { order: OrderConfirmation }) {
  return (
    <section className={`panel ${styles.summary}`} aria-labelledby="order-summary">
      <h2 className="h2" id="order-summary">
        Order summary
      </h2>
      <p className={styles.facts}>
        <span className="nowrap">{order.orderNumber} ·</span> Processing
        {order.customerName && (
          <>
            <br />
            For {order.customerName}
          </>
        )}
      </p>
      <dl className={styles.rows}>
        {order.orderItems.map(({ name, quantity, price }, line) => (
          <SummaryRow key={line} name={withQuantity(name, quantity)} amount={price} />
        ))}
        <SummaryRow name={order.shipping.method} amount={order.shipping.price} />
        <SummaryRow name="Total" amount={order.total} isTotal />
      </dl>
    </section>
  );
}
