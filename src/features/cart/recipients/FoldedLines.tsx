import type { ReactNode } from 'react';
import styles from './Recipients.module.css';

/** The lines of the cart (`children`) in one row, which opens on request, and when one of them gets the focus. */
export function FoldedLines({ children }: { children: ReactNode }) {
  return (
    <details className={`${styles['fold']} ${styles['cartLines']}`}>
      <summary>What is in your basket</summary>
      {children}
    </details>
  );
}
