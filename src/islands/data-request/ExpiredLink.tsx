import '#styles/alert.css';
import styles from './data-request.module.css';
import { FocusedHeading } from './FocusedHeading.tsx';

/** Shown if the link was used already or is older than seven days. */
export function ExpiredLink() {
  return (
    <div className={`alert alert--notice ${styles['result']}`}>
      <FocusedHeading>This link no longer works</FocusedHeading>
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
