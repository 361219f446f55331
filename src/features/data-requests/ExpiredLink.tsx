import '#ui/alert.css';
import { FocusedHeading } from '#ui/FocusedHeading.tsx';
import styles from './data-request.module.css';

/** Shown if the link was used already or is older than seven days. */
export function ExpiredLink() {
  return (
    <div className={`alert alert--notice ${styles['result']}`}>
      <FocusedHeading level="h2" className="h2">
        This link no longer works
      </FocusedHeading>
      <p>
        It has been used already, is older than 7 days, or is not complete. If you have confirmed
        before, all is well: the answer is in your mailbox.
      </p>
      <p>
        <a href="/data-requests">Send a new request</a>
      </p>
    </div>
  );
}
