import '#ui/panel.css';
import styles from './thank-you.module.css';

export function OrderLoading() {
  return (
    <div className={styles.single}>
      <h1 className={styles.heading}>Your order</h1>
      <p className={`panel lead ${styles.waiting}`} role="status">
        One moment, we are fetching your order.
      </p>
    </div>
  );
}
