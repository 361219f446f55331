import { useStore } from '@nanostores/react';
import { $builderNotice } from '../draft/builder-notice.ts';
import styles from './BuilderNotice.module.css';

/** A passing message from the builder, with a link to the cart where it helps. */
export function BuilderNotice() {
  const notice = useStore($builderNotice);
  return (
    <div role="status">
      {notice && (
        <p
          className={`alert alert--${notice.isWarning ? 'notice' : 'success'} ${styles['notice']}`}
        >
          {notice.text} {notice.linksToCart && <a href="/basket">See your basket</a>}
        </p>
      )}
    </div>
  );
}
