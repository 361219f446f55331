import styles from './shopkeeper.module.css';

/** That there is nothing to show, or nothing left to do: the first sentence as a title, any other below it. */
export function Nothing({ text, isDone = false }: { text: string; isDone?: boolean | undefined }) {
  const end = text.indexOf('.') + 1;
  return (
    <p className={styles.notice} data-done={isDone || undefined}>
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </p>
  );
}
