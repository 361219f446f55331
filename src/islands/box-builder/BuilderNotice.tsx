import { useStore } from '@nanostores/react';
import { $builderNotice } from '#stores/builder-notice.ts';
import styles from './BuilderNotice.module.css';

export function BuilderNotice() {
  const word = useStore($builderNotice);
  return (
    <div role="status">
      {word && (
        <p className={`alert alert--success ${styles['word']}`}>
          {word.text} {word.linksToCart && <a href="/basket">See your basket</a>}
        </p>
      )}
    </div>
  );
}
