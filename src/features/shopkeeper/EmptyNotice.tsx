import type { ReactNode } from 'react';
import styles from './shopkeeper.module.css';

interface Props {
  text: string;
  /** Whether the list is empty because a day's work is done. */
  isDone?: boolean | undefined;
  /** Where to go on from here. */
  children?: ReactNode;
}

/** Stands in the place of an empty list: the first sentence as a title, any other after it. */
export function EmptyNotice({ text, isDone = false, children }: Props) {
  const end = text.indexOf('.') + 1;
  return (
    <div className={`${styles.notice} ${styles.empty}`} data-done={isDone || undefined}>
      <b>{text.slice(0, end)}</b>
      {end < text.length && <p>{text.slice(end).trim()}</p>}
      {children}
    </div>
  );
}
