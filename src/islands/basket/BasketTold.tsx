import '#styles/alert.css';
import { useStore } from '@nanostores/react';
import { $added } from '#stores/basket-added.ts';
import { $cartNotices } from '#stores/cart-notices.ts';
import styles from './Basket.module.css';

/** What has just happened to the basket, and what it could not keep or take. */
export function BasketTold() {
  const added = useStore($added);
  const notices = useStore($cartNotices);
  return (
    <div className={styles['told']}>
      {added !== null && (
        <p className="alert alert--success">
          <strong>
            <span aria-hidden="true">✓ </span>
            {added}
          </strong>{' '}
          is in your basket.
        </p>
      )}
      <div role="status">
        {notices.map((notice) => (
          <p key={notice} className="alert alert--notice">
            {notice}
          </p>
        ))}
      </div>
    </div>
  );
}
