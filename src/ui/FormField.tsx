import './field.css';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldError } from '#contract/form-fields.ts';

/** The attributes that tie a control to its label, hint and error. */
interface ControlProps {
  id: string;
  name: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What every field of a form has. */
export interface FieldProps {
  /** The form's id. The control's id is `form-name`. */
  form: string;
  name: string;
  label: string;
  hint?: string | undefined;
  errors: readonly FieldError[];
}

interface Props extends FieldProps {
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

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | 'children'>;

/** A labelled `<input>`; all other attributes go to it. */
export function InputField({ form, name, label, hint, errors, ...input }: FieldProps & InputProps) {
  return (
    <FormField form={form} name={name} label={label} hint={hint} errors={errors}>
      {(control) => <input {...control} {...input} />}
    </FormField>
  );
}

/** The field `phone`, optional. */
export function PhoneField(props: Pick<FieldProps, 'form' | 'errors'>) {
  return (
    <InputField {...props} name="phone" label="Phone (optional)" type="tel" autoComplete="tel" />
  );
}
