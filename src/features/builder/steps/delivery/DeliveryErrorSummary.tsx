import { useStore } from '@nanostores/react';
import { focusOn } from '#browser/focus.ts';
import { $errorSummary } from './delivery-form.ts';
import styles from './DeliveryErrorSummary.module.css';

export const ERROR_SUMMARY_ID = 'error-summary';

/** Lists the errors of the last submit. Each line links to its field. */
export function DeliveryErrorSummary() {
  const errors = useStore($errorSummary);
  if (errors.length === 0) return null;
  return (
    <div
      className={`alert ${styles['summary']}`}
      id={ERROR_SUMMARY_ID}
      role="group"
      tabIndex={-1}
      aria-labelledby="error-title"
    >
      <h2 id="error-title">There is a problem</h2>
      <ul>
        {errors.map(({ targetId, message }) => (
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
