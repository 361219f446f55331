import '#ui/alert.css';
import styles from './shopkeeper.module.css';

interface Props {
  /** What could not be read: "the messages". */
  part: string;
  /** Why, in words. */
  message: string;
  onRetry: () => unknown;
}

/** A part of the page that could not be read: why, and the button that reads it again. */
export function Unreachable({ part, message, onRetry }: Props) {
  return (
    <div className={`alert alert--retry ${styles.failed}`} role="status">
      <h2>We cannot show {part} right now</h2>
      <p>{message} Nothing is lost: all of it is kept.</p>
      <button className="button button--primary" onClick={() => void onRetry()}>
        Try again
      </button>
    </div>
  );
}
