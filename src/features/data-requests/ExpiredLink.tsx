import '#ui/alert.css';
import { focusHeading } from '#browser/focus.ts';
import { LINK_VALID_DAYS } from '#domain/data-request.ts';
import styles from './data-request.module.css';

/** Shown if the link was used already or is too old. */
export function ExpiredLink() {
  return (
    <div className={`alert alert--notice ${styles['result']}`}>
      <h2 className="h2" ref={focusHeading} tabIndex={-1}>
        This link no longer works
      </h2>
      <p>
        It has been used already, is older than {LINK_VALID_DAYS} days, or is not complete. If you
        have confirmed before, all is well: the answer is in your mailbox.
      </p>
      <p>
        <a href="/data-requests">Send a new request</a>
      </p>
    </div>
  );
}
