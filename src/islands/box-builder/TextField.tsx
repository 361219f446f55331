import { useStore } from '@nanostores/react';
import { MAX_LENGTH, type DeliveryField } from '#domain/customer.ts';
import { $draft } from '#stores/draft.ts';
import { $shownMistakes, judge, typeInto } from '#stores/delivery-form.ts';

interface Props {
  field: DeliveryField;
  label: string;
  autoComplete: string;
  type?: 'text' | 'email';
  hint?: string;
}

export function TextField({ field, label, autoComplete, type = 'text', hint = '' }: Props) {
  const value = useStore($draft).customer[field];
  const mistake = useStore($shownMistakes)[field];
  const hintId = `${field}-hint`;
  const mistakeId = `${field}-mistake`;
  const notes = [hint !== '' && hintId, mistake !== undefined && mistakeId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field">
      <label htmlFor={field}>{label}</label>
      {hint !== '' && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {mistake !== undefined && (
        <p className="field__error" id={mistakeId}>
          {mistake}
        </p>
      )}
      <input
        id={field}
        name={field}
        className="input"
        type={type}
        autoComplete={autoComplete}
        maxLength={MAX_LENGTH[field]}
        required={field !== 'address2'}
        value={value}
        aria-invalid={mistake !== undefined || undefined}
        aria-describedby={notes === '' ? undefined : notes}
        onChange={({ target }) => typeInto(field, target.value)}
        onBlur={() => judge(field)}
      />
    </div>
  );
}
