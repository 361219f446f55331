import { useStore } from '@nanostores/react';
import { focusOn } from '#browser/focus.ts';
import { goToStep } from '../../draft/wizard.ts';
import { $errorSummary } from './delivery-form.ts';
import styles from './DeliveryErrorSummary.module.css';

export const ERROR_SUMMARY_ID = 'error-summary';

/** Lists the errors of the last submit. Each line leads to its field or to its step. */
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
        {errors.map(({ targetId, step, message }) => (
          <li key={targetId}>
            {step ? (
              <button type="button" className="text-button" onClick={() => goToStep(step)}>
                {message}
              </button>
            ) : (
              <a
                href={`#${targetId}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusOn(targetId);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
