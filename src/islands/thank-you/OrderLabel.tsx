import '#styles/label.css';
import '#styles/summary.css';
import { scenePhoto } from '#assets/scene-photos.ts';
import { KITCHEN_LINE } from '#domain/allergens.ts';
import type { DisplayedOrder } from '#domain/displayed-order.ts';
import { Photo } from '../Photo.tsx';
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

export function OrderLabel({ order }: { order: DisplayedOrder }) {
  return (
    <section className={`label ${styles.summary}`} aria-labelledby="order-summary">
      <h2 className="t-2" id="order-summary">
        Order summary
      </h2>
      <p className={styles.facts}>
        {order.orderNumber} · {order.orderStatus}
        {order.customerName && (
          <>
            <br />
            Ordered by {order.customerName}
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
      <div className={styles.picture}>
        <Photo photo={scenePhoto('cutting')} sizes="(min-width: 56rem) 24rem, 85vw" />
      </div>
      <p className={styles.allergens}>
        {KITCHEN_LINE} <a href="/ingredients">Ingredients and allergens of each flavour</a>
      </p>
    </section>
  );
}
