import type { ReactNode } from 'react';
import styles from './shopkeeper.module.css';

export interface EmptyNoticeProps {
  title: string;
  text?: string | undefined;
  /** Where to go on from here. */
  children?: ReactNode;
}

/** Stands in the place of an empty list: what is so, and what follows from it. */
export function EmptyNotice({ title, text, children }: EmptyNoticeProps) {
  return (
    <div className={`${styles.notice} ${styles.empty}`}>
      <b>{title}</b>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
