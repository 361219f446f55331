import '#ui/field.css';
import { useStore } from '@nanostores/react';
import { useState, type MouseEvent, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { waitText } from '#copy/wait.ts';
import type { FieldError } from '#contract/form-fields.ts';
import type { MessageFormStore } from './message-form.ts';
import { FormErrorSummary, listOwnErrors } from '#ui/FormErrorSummary.tsx';
import { FormStatus } from './FormStatus.tsx';

interface Props {
  form: MessageFormStore;
  /** The form's element id, and the prefix of its fields' ids. */
  id: string;
  labelledBy: string;
  /** The submit button's label. */
  submitLabel: string;
  /** Called once the message is sent and the form is reset. */
  onSent?: () => void;
  children: (errors: readonly FieldError[]) => ReactNode;
}

/** Unfolds the form again and moves the focus to its first field. */
function writeAnother(
  form: MessageFormStore,
  { currentTarget }: MouseEvent<HTMLButtonElement>,
): void {
  const element = currentTarget.form;
  flushSync(() => form.writeAnother());
  element?.querySelector<HTMLElement>('.input')?.focus();
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/**
 * A form that sends a message to the shop; without JavaScript the browser posts and checks it. The inputs are
 * uncontrolled, so that no error can lose what was typed.
 */
export function MessageForm({ form, id, labelledBy, submitLabel, onSent, children }: Props) {
  const status = useStore(form.$status);
  const { state } = status;
  const fieldErrors = status.state === 'idle' ? status.fieldErrors : [];
  const [attempt, setAttempt] = useState(0);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    await form.submit(valuesOf(element));
    setAttempt((before) => before + 1);
    if (form.$status.get().state !== 'success') return;
    element.reset();
    onSent?.();
  };

  return (
    <form
      className="form"
      id={id}
      method="post"
      action={form.action}
      ref={listOwnErrors}
      aria-labelledby={labelledBy}
      onInput={(event) => form.revalidate(valuesOf(event.currentTarget))}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="formType" value={form.formType} />
      <FormStatus
        form={form}
        buttonId={`${id}-send`}
        writeAnother={
          <button
            type="button"
            className="button button--secondary"
            onClick={(event) => writeAnother(form, event)}
          >
            Write another
          </button>
        }
      />
      <FormErrorSummary form={id} errors={fieldErrors} attempt={attempt} />
      {state !== 'success' && (
        <>
          {children(fieldErrors)}
          <button
            className="button button--primary button--large"
            id={`${id}-send`}
            disabled={state === 'sending' || state === 'rate-limited'}
          >
            {state === 'sending' ? 'Sending...' : submitLabel}
          </button>
          {status.state === 'rate-limited' && (
            <p className="small muted">{`You can send it in ${waitText(status.secondsLeft)}.`}</p>
          )}
        </>
      )}
    </form>
  );
}
