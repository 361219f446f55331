import '#styles/alert.css';
import { useEffect, useRef } from 'react';
import { focusOn } from '#browser/focus.ts';
import type { Mistake } from '#contract/form-fields.ts';

interface Props {
  form: string;
  mistakes: readonly Mistake[];
  /** How often the form was sent: each time the focus comes here. */
  attempt: number;
}

/** What the last attempt lacked, each line a way to its field. */
export function FormErrorSummary({ form, mistakes, attempt }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (mistakes.length === 0) return null;
  return (
    <div
      className="alert"
      ref={summary}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${form}-problem`}
    >
      <h3 id={`${form}-problem`}>There is a problem</h3>
      <ul>
        {mistakes.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${form}-${field}`}
              onClick={(event) => {
                event.preventDefault();
                focusOn(`${form}-${field}`);
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
