import { exampleNotes } from '#data/example-notes.ts';
import { applyExampleNote } from '../../draft/box.ts';
import styles from './ExampleNotes.module.css';

/** Notes to start from. A click copies one into the note field. */
export function ExampleNotes() {
  return (
    <section aria-labelledby="example-notes">
      <h2 className={styles['title']} id="example-notes">
        Stuck for words? Start from one of these
      </h2>
      <ul className={styles['notes']}>
        {exampleNotes.map((note) => (
          <li key={note}>
            <button
              type="button"
              className={`button button--quiet button--block ${styles['note']}`}
              onClick={() => applyExampleNote(note)}
            >
              “{note}”
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
