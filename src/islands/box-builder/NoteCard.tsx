import { shop } from '#data/shop.ts';
import styles from './NoteCard.module.css';

export function NoteCard({ note }: { note: string }) {
  return (
    <figure className={styles['preview']}>
      <div className={`planks ${styles['table']}`} aria-hidden="true">
        <div className={`note-card ${styles['card']}`}>
          <p className={styles['words']}>{note}</p>
          <p className={styles['from']}>{shop.name}</p>
        </div>
      </div>
      <figcaption className="small quiet">
        A preview: our handwriting will look different.
      </figcaption>
    </figure>
  );
}
