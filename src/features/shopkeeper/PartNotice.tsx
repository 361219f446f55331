import type { ReactNode } from 'react';
import styles from './shopkeeper.module.css';

interface Props {
  /** What it is about: that there is nothing, or that something is in the way. */
  kind: 'nothing' | 'problem';
  children: ReactNode;
}

/** What a part of the page says instead of what it would show. */
export function PartNotice({ kind, children }: Props) {
  return (
    <div className={styles.notice} role={kind === 'problem' ? 'status' : undefined}>
      {children}
    </div>
  );
}
