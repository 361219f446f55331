import { useStore } from '@nanostores/react';
import { memo, type InputHTMLAttributes } from 'react';
import type { DeliveryField } from '#domain/customer/customer.ts';
import { isRequired } from '#domain/customer/address-rules.ts';
import { $customer } from '../../draft/draft.ts';
import { $shownErrors, blurField, setField } from './delivery-form.ts';

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'type'
> {
  field: DeliveryField;
  label: string;
  hint?: string;
}

interface FieldProps extends Props {
  value: string;
  error: string | undefined;
}

const TextField = memo(function TextField(props: FieldProps) {
  const { field, label, hint = '', value, error, ...input } = props;
  const hintId = `${field}-hint`;
  const errorId = `${field}-error`;
  const notes = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={field}>{label}</label>
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      )}
      <input
        type="text"
        autoCapitalize="words"
        enterKeyHint="next"
        {...input}
        id={field}
        name={field}
        className="input"
        required={isRequired(field)}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        onChange={({ target }) => setField(field, target.value)}
        onBlur={() => blurField(field)}
      />
    </div>
  );
});

/** A text input of the delivery form, with its hint and its error. */
export function DeliveryTextField(props: Props) {
  const value = useStore($customer)[props.field];
  const error = useStore($shownErrors)[props.field];
  return <TextField {...props} value={value} error={error} />;
}
