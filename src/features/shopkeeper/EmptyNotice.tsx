import styles from './shopkeeper.module.css';

interface Props {
  text: string;
  /** Whether the list is empty because a day's work is done. */
  isDone?: boolean | undefined;
}

/** Stands in the place of an empty list: the first sentence as a title, any other after it. */
export function EmptyNotice({ text, isDone = false }: Props) {
  const end = text.indexOf('.') + 1;
  return (
    <p className={styles.notice} data-done={isDone || undefined}>
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </p>
  );
}
