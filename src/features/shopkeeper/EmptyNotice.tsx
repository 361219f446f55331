import type { ReactNode } from 'react';
import styles from './shopkeeper.module.css';

interface Props {
  text: string;
  /** Where to go on from here. */
  children?: ReactNode;
}

/** Stands in the place of an empty list: the first sentence as a title, any other after it. */
export function EmptyNotice({ text, children }: Props) {
  const end = text.indexOf('.') + 1;
  return (
    <div className={`${styles.notice} ${styles.empty}`}>
      <b>{text.slice(0, end)}</b>
      {end < text.length && <p>{text.slice(end).trim()}</p>}
      {children}
    </div>
  );
}
