import { exampleNotes } from '#data/example-notes.ts';
import styles from './ExampleNotes.module.css';

/** Notes to start from. A click takes one for the note field. */
export function ExampleNotes({ onTake }: { onTake: (note: string) => void }) {
  return (
    <section aria-labelledby="example-notes">
      <h2 className={styles['title']} id="example-notes">
        Stuck for words? Start from one of these
      </h2>
      <ul className={styles['notes']}>
        {exampleNotes.map((note) => (
          <li key={note}>
            <button type="button" className={styles['note']} onClick={() => onTake(note)}>
              <span>{note}</span>
              <span className="button button--secondary button--small" aria-hidden="true">
                Use
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
