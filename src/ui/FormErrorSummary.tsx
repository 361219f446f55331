import { useEffect, useRef, type ReactNode } from 'react';
import { focusOn } from '#browser/focus.ts';
import type { FieldError } from '#contract/form-fields.ts';

/** A ref of a form that lists its errors itself: until then, and without JavaScript, the browser checks the fields. */
export function listOwnErrors(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/** A link of an error that moves the focus to its field. */
export function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        focusOn(id);
      }}
    >
      {children}
    </a>
  );
}

interface Props {
  form: string;
  errors: readonly FieldError[];
  /** How often the form was submitted. Each submit moves the focus here. */
  attempt: number;
}

/** Lists the errors of the last submit. Each line links to its field. */
export function FormErrorSummary({ form, errors, attempt }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
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
        {errors.map(({ field, message }) => (
          <li key={field}>
            <FieldLink id={`${form}-${field}`}>{message}</FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
