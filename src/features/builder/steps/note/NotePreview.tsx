import { SHOP_NAME } from '#data/seller.ts';
import styles from './NotePreview.module.css';

/** Longer notes use a smaller font, to fit on the card. */
const LONG = { characters: 100, lines: 5 };

const isLong = (note: string): boolean =>
  note.length > LONG.characters || note.split('\n').length > LONG.lines;

/** The note on its card. Hidden from screen readers: the field says the same. */
export function NotePreview({ note }: { note: string }) {
  return (
    <figure className={styles['preview']}>
      <div className={`surface-wood ${styles['surface']}`} aria-hidden="true">
        <div className={`note-card ${styles['card']}`}>
          <p className={`${styles['text']} ${isLong(note) ? styles['small'] : ''}`}>{note}</p>
          <p className={styles['sender']}>{SHOP_NAME}</p>
        </div>
      </div>
      <figcaption className="small muted">
        A preview: our handwriting will look different.
      </figcaption>
    </figure>
  );
}
