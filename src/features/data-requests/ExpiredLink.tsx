import '#ui/alert.css';
import styles from './data-request.module.css';
import { ResultHeading } from './ResultHeading.tsx';

/** Shown if the link was used already or is older than seven days. */
export function ExpiredLink() {
  return (
    <div className={`alert alert--notice ${styles['result']}`}>
      <ResultHeading>This link no longer works</ResultHeading>
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
