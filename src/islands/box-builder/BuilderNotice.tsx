import { useStore } from '@nanostores/react';
import { $quietWord } from '#stores/builder-notice.ts';
import styles from './BuilderNotice.module.css';

export function QuietWord() {
  const word = useStore($quietWord);
  return (
    <div role="status">
      {word && (
        <p className={`alert alert--success ${styles['word']}`}>
          {word.text} {word.leadsToBasket && <a href="/basket">See your basket</a>}
        </p>
      )}
    </div>
  );
}
