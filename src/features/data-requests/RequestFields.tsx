import type { FieldError } from '#contract/form-fields.ts';
import { EmailField } from '#ui/EmailField.tsx';
import { FormField, InputField } from '#ui/FormField.tsx';
import styles from './data-request.module.css';

interface Props {
  form: string;
  errors: readonly FieldError[];
}

function TypeChoice() {
  return (
    <fieldset className={styles['types']}>
      <legend>What would you like?</legend>
      <label className="radio-card">
        <input type="radio" name="requestType" value="export" defaultChecked />
        <span>A copy of my data (export)</span>
      </label>
      <label className="radio-card">
        <input type="radio" name="requestType" value="deletion" />
        <span>My data deleted (deletion)</span>
      </label>
    </fieldset>
  );
}

/** The fields of a data request. CSS shows the reason for a deletion only, so it keeps its text while hidden. */
export function RequestFields({ form, errors }: Props) {
  return (
    <>
      <TypeChoice />
      <EmailField
        form={form}
        hint="The address you ordered with. We send a link there to make sure that it is you."
        errors={errors}
      />
      <InputField
        form={form}
        name="orderReferences"
        label="Order references (optional)"
        hint="They begin with BHF-. Several? Put a comma between them."
        errors={errors}
        autoComplete="off"
      />
      <div className={styles['reason']}>
        <FormField form={form} name="reason" label="Reason (optional)" errors={errors}>
          {(control) => <textarea {...control} />}
        </FormField>
      </div>
    </>
  );
}
