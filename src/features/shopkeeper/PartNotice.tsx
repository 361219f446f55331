import type { ReactNode } from 'react';
import styles from './shopkeeper.module.css';

/** What is in the way of a part of the page, instead of what it would show. */
export function PartNotice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      {children}
    </div>
  );
}

/** That there is nothing to show: the first sentence as a title, any other below it. */
export function Nothing({ text }: { text: string }) {
  const end = text.indexOf('.') + 1;
  return (
    <p className={styles.notice}>
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </p>
  );
}
