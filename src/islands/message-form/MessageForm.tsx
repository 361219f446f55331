import '#styles/field.css';
import { useStore } from '@nanostores/react';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { Mistake } from '#contract/form-fields.ts';
import type { MessageForm as Form } from '#stores/message-form.ts';
import { FormErrorSummary } from '../FormErrorSummary.tsx';
import styles from './message-form.module.css';
import { FormStatus } from './FormStatus.tsx';

interface Props {
  form: Form;
  /** Names the form, and its fields on the page. */
  id: string;
  labelledBy: string;
  /** What the button says. */
  action: string;
  children: (mistakes: readonly Mistake[]) => ReactNode;
}

const typedIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/**
 * A form that brings a message to the shop. What is typed stays in the fields themselves, so that nothing that goes wrong
 * can lose it; sent before the island is awake, `method="dialog"` keeps the page and its words where they are.
 */
export function MessageForm({ form, id, labelledBy, action, children }: Props) {
  const { state, mistakes } = useStore(form.$status);
  const [attempt, setAttempt] = useState(0);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    await form.submit(typedIn(element));
    setAttempt((before) => before + 1);
    if (form.$status.get().state === 'success') element.reset();
  };

  return (
    <form
      className={`form ${styles['form']}`}
      id={id}
      method="dialog"
      noValidate
      aria-labelledby={labelledBy}
      onInput={(event) => form.recheck(typedIn(event.currentTarget))}
      onSubmit={(event) => void submit(event)}
    >
      <FormStatus form={form} button={`${id}-send`} />
      <FormErrorSummary form={id} mistakes={mistakes} attempt={attempt} />
      {children(mistakes)}
      <button
        className="button button--primary button--large"
        id={`${id}-send`}
        disabled={state === 'sending' || state === 'rate-limited'}
      >
        {state === 'sending' ? 'Sending...' : action}
      </button>
    </form>
  );
}
