import { useStore } from '@nanostores/react';
import { focusOn } from '#browser/focus.ts';
import { $summary } from '#stores/delivery-form.ts';
import styles from './DeliveryErrorSummary.module.css';

export const SUMMARY = 'error-summary';

/** What the last attempt lacked, each line a way to its field. */
export function DeliveryErrorSummary() {
  const mistakes = useStore($summary);
  if (mistakes.length === 0) return null;
  return (
    <div
      className={`alert ${styles['summary']}`}
      id={SUMMARY}
      role="group"
      tabIndex={-1}
      aria-labelledby="error-title"
    >
      <h2 id="error-title">There is a problem</h2>
      <ul>
        {mistakes.map(({ targetId, message }) => (
          <li key={targetId}>
            <a
              href={`#${targetId}`}
              onClick={(event) => {
                event.preventDefault();
                focusOn(targetId);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
