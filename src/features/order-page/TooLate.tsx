import '#ui/alert.css';
import '#ui/box-tokens.css';
import '#ui/note-card.css';
import { focusHeading } from '#browser/focus.ts';
import { shop } from '#data/shop.ts';
import { requestedText } from './copy.ts';
import type { RefusedChange } from './order-page.ts';
import styles from './OrderPage.module.css';

/** What remains to do when a parcel is packed while somebody types: ring, and read out what was typed. */
export function TooLate({ refused: { message, requested } }: { refused: RefusedChange }) {
  const isNote = requested.note !== undefined;
  return (
    <div
      className={`alert alert--notice ${styles['late']}`}
      ref={focusHeading}
      role="alert"
      tabIndex={-1}
    >
      <p>
        <strong>{message}</strong> If it must be changed, ring us and read out what you wrote.
      </p>
      <p className={styles['label']}>Not saved</p>
      <blockquote className={`note-card ${styles['note']} ${isNote ? '' : styles['typed']}`}>
        {requestedText(requested)}
      </blockquote>
      <p className="button-row">
        <a className="button button--primary button--small" href={shop.phoneLink}>
          Ring {shop.phone}
        </a>
      </p>
    </div>
  );
}
