import '#ui/alert.css';
import '#ui/field.css';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { focusHeading } from '#browser/focus.ts';
import { FormErrorSummary } from '#ui/FormErrorSummary.tsx';
import type { Saving } from '#ui/saving.ts';
import type { FieldError } from '#contract/form-fields.ts';
import type { OrderPageParcel } from '#contract/order-page.ts';
import { sendChange, type RequestedChange } from './order-page.ts';
import styles from './OrderPage.module.css';

interface Props {
  parcel: OrderPageParcel;
  /** The id of the form, and the beginning of its fields' ids. */
  form: string;
  title: string;
  /** Returns the change, or what is wrong with the fields. */
  read: () => RequestedChange | readonly FieldError[];
  /** Called with whether the change is saved. */
  onClose: (isSaved: boolean) => void;
  children: (errors: readonly FieldError[]) => ReactNode;
}

const isErrors = (read: RequestedChange | readonly FieldError[]): read is readonly FieldError[] =>
  Array.isArray(read);

function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, textarea')?.focus();
}

/** A form that changes a part of a parcel. What was typed stays until the shop has it. */
export function ChangeForm({ parcel, form, title, read, onClose, children }: Props) {
  const [saving, setSaving] = useState<Saving>({ state: 'typing', errors: [] });
  const [attempt, setAttempt] = useState(0);
  const isSaving = saving.state === 'saving';
  const errors = saving.state === 'typing' ? saving.errors : [];

  async function save(): Promise<void> {
    const requested = read();
    if (isErrors(requested)) {
      setSaving({ state: 'typing', errors: requested });
      setAttempt(attempt + 1);
      return;
    }
    setSaving({ state: 'saving' });
    const problem = await sendChange(parcel, requested);
    if (problem === null) onClose(true);
    else setSaving({ state: 'refused', problem });
  }

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isSaving) void save();
  };

  return (
    <form
      ref={focusFirstField}
      className={styles['form']}
      noValidate
      onSubmit={submit}
      aria-label={title}
    >
      <FormErrorSummary form={form} errors={errors} attempt={attempt} />
      {saving.state === 'refused' && (
        <p className="alert alert--notice" ref={focusHeading} role="alert" tabIndex={-1}>
          {saving.problem}
        </p>
      )}
      {children(errors)}
      <p className="button-row">
        <button className="button button--primary button--small" aria-disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save the change'}
        </button>
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={() => onClose(false)}
        >
          Leave it as it is
        </button>
      </p>
    </form>
  );
}
