import '#ui/alert.css';
import { useId, useState, type SubmitEvent } from 'react';
import { focusHeading } from '#browser/focus.ts';
import type { BoardParcel } from '#contract/shopkeeper-day.ts';
import { addressErrorTexts } from '#copy/address-errors.ts';
import { withBothNames } from '#domain/customer/customer.ts';
import { formatPostcode } from '#domain/customer/address-rules.ts';
import { AddressFields } from '#ui/AddressFields.tsx';
import { FormErrorSummary } from '#ui/FormErrorSummary.tsx';
import type { Saving } from '#ui/saving.ts';
import { saveCorrection } from './address-correction.ts';
import styles from './AddressCorrection.module.css';

interface FormProps {
  parcel: BoardParcel;
  onClose: () => void;
}

function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus();
}

/** The form that corrects where a parcel goes. What was typed stays until the shop has it. */
export function CorrectionForm({ parcel, onClose }: FormProps) {
  const form = useId();
  const [typed, setTyped] = useState(() => withBothNames(parcel.address));
  // The address that the typing started from: while it stands, only the parcel's status can have changed.
  const [seen, setSeen] = useState(parcel);
  const [saving, setSaving] = useState<Saving>({ state: 'typing', errors: [] });
  const [attempt, setAttempt] = useState(0);
  const isSaving = saving.state === 'saving';
  const errors = saving.state === 'typing' ? saving.errors : [];
  const isSame = JSON.stringify(seen.address) === JSON.stringify(parcel.address);

  async function save(): Promise<void> {
    const address = { ...typed, postcode: formatPostcode(typed.postcode) };
    const wrong = addressErrorTexts(address, parcel.address.postcode);
    if (wrong.length > 0) {
      setSaving({ state: 'typing', errors: wrong });
      setAttempt(attempt + 1);
      return;
    }
    setSaving({ state: 'saving' });
    const problem = await saveCorrection(isSame ? parcel : seen, address);
    if (problem === null) onClose();
    else setSaving({ state: 'refused', problem });
  }

  return (
    <form
      ref={focusFirstField}
      className={styles.form}
      noValidate
      aria-label={`Correct the address of ${parcel.recipient[0]}`}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (!isSaving) void save();
      }}
    >
      <h3 className="h3">Correct the address</h3>
      <FormErrorSummary form={form} errors={errors} attempt={attempt} />
      {saving.state === 'refused' && (
        <p className="alert alert--notice" role="alert" tabIndex={-1} ref={focusHeading}>
          {saving.problem}
        </p>
      )}
      {!isSame && (
        <p className="alert alert--notice">
          It now goes to {parcel.recipient.join(', ')}.{' '}
          <button type="button" className="text-button" onClick={() => setSeen(parcel)}>
            Correct it all the same
          </button>
        </p>
      )}
      <AddressFields form={form} typed={typed} errors={errors} onType={setTyped} />
      <p className="button-row">
        <button
          className="button button--primary button--small"
          aria-disabled={isSaving || !isSame}
        >
          {isSaving ? 'Saving…' : 'Save the address'}
        </button>
        <button type="button" className="button button--quiet button--small" onClick={onClose}>
          Leave it as it is
        </button>
      </p>
    </form>
  );
}
