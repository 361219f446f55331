import '#ui/alert.css';
import { focusHeading } from '#browser/focus.ts';
import styles from './data-request.module.css';

/** Shown if the link was used already or is older than seven days. */
export function ExpiredLink() {
  return (
    <div className={`alert alert--notice ${styles['result']}`}>
      <h2 className="h2" ref={focusHeading} tabIndex={-1}>
        This link no longer works
      </h2>
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
