import '#ui/alert.css';
import { focusMain } from '#browser/focus.ts';
import type { NotReady } from './loaded.ts';
import styles from './shopkeeper.module.css';

interface Props {
  loaded: NotReady;
  /** What is read: "the messages". */
  part: string;
  onRetry: () => unknown;
}

/** A part of the page that is on its way, or could not be read: why, and the button that reads it again. */
export function NotLoaded({ loaded, part, onRetry }: Props) {
  if (loaded.state === 'loading') return <p>One moment…</p>;
  return (
    <div className={`alert alert--retry ${styles.failed}`} role="status">
      <h2>We cannot show {part} right now</h2>
      <p>{loaded.message} Nothing is lost: all of it is kept.</p>
      <button
        className="button button--primary"
        onClick={() => {
          focusMain();
          void onRetry();
        }}
      >
        Try again
      </button>
    </div>
  );
}
