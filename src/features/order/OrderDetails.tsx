import '#ui/panel.css';
import '#ui/summary.css';
import type { OrderConfirmation } from './order-confirmation.ts';
import type { HistoryEntry } from '#domain/order/order-history.ts';
import type { OrderContents } from './order-contents.ts';
import { OrderContentsSection } from './OrderContentsSection.tsx';
import styles from './thank-you.module.css';

function Row({ name, amount, isTotal }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'summary-row summary-row--total' : 'summary-row'}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

const withQuantity = (name: string, quantity: number): string =>
  quantity === 1 ? name : `${quantity} × ${name}`;

interface Props {
  order: OrderConfirmation;
  contents: OrderContents | null;
  isPaid: boolean;
  /** The order as this device remembers it. */
  past: HistoryEntry | null;
}

export function OrderDetails({ order, contents, isPaid, past }: Props) {
  return (
    <section className={`panel ${styles.summary}`} aria-labelledby="order-summary">
      <h2 className="h2" id="order-summary">
        Order summary
      </h2>
      <p className={styles.facts}>
        <span className="nowrap">{order.orderNumber} ·</span> {order.orderStatus}
        {order.customerName && (
          <>
            <br />
            For {order.customerName}
          </>
        )}
      </p>
      <dl className={styles.rows}>
        {order.orderItems.map(({ name, quantity, price }, line) => (
          <Row key={line} name={withQuantity(name, quantity)} amount={price} />
        ))}
        <Row name={order.shipping.method} amount={order.shipping.price} />
        <Row name="Total" amount={order.total} isTotal />
      </dl>
      <OrderContentsSection
        contents={contents}
        past={past}
        order={isPaid ? order.orderNumber : null}
      />
    </section>
  );
}
