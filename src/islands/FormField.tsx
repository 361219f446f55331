import '#styles/field.css';
import type { ReactNode } from 'react';
import type { Mistake } from '#contract/form-fields.ts';

/** What ties a control to its label, hint and mistake. */
interface ControlProps {
  id: string;
  name: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  /** The form's id; with the name it makes the control's. */
  form: string;
  name: string;
  label: string;
  hint?: string;
  mistakes: readonly Mistake[];
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with what is wrong with it. */
export function FormField({ form, name, label, hint, mistakes, children }: Props) {
  const id = `${form}-${name}`;
  const mistake = mistakes.find(({ field }) => field === name)?.message;
  const notes = [hint && `${id}-hint`, mistake && `${id}-mistake`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {mistake && (
        <p className="field__error" id={`${id}-mistake`}>
          {mistake}
        </p>
      )}
      {children({
        id,
        name,
        className: 'input',
        'aria-describedby': notes === '' ? undefined : notes,
        'aria-invalid': mistake === undefined ? undefined : true,
      })}
    </div>
  );
}
