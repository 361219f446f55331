import './field.css';
import type { ReactNode } from 'react';
import type { FieldError } from '#contract/form-fields.ts';

/** The attributes that tie a control to its label, hint and error. */
interface ControlProps {
  id: string;
  name: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  /** The form's id. The control's id is `form-name`. */
  form: string;
  name: string;
  label: string;
  hint?: string;
  errors: readonly FieldError[];
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and its error. */
export function FormField({ form, name, label, hint, errors, children }: Props) {
  const id = `${form}-${name}`;
  const error = errors.find(({ field }) => field === name)?.message;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children({
        id,
        name,
        className: 'input',
        'aria-describedby': notes === '' ? undefined : notes,
        'aria-invalid': error === undefined ? undefined : true,
      })}
    </div>
  );
}
