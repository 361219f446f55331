import { SHOP_NAME } from '#data/seller.ts';
import styles from './NotePreview.module.css';

/** Beyond this we would write smaller, to stay on the card. */
const ROOM = { characters: 100, lines: 5 };

const isLong = (note: string): boolean =>
  note.length > ROOM.characters || note.split('\n').length > ROOM.lines;

export function NotePreview({ note }: { note: string }) {
  return (
    <figure className={styles['preview']}>
      <div className={`surface-wood ${styles['table']}`} aria-hidden="true">
        <div className={`note-card ${styles['card']}`}>
          <p className={`${styles['words']} ${isLong(note) ? styles['small'] : ''}`}>{note}</p>
          <p className={styles['from']}>{SHOP_NAME}</p>
        </div>
      </div>
      <figcaption className="small muted">
        A preview: our handwriting will look different.
      </figcaption>
    </figure>
  );
}
