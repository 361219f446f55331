import '#ui/alert.css';
import '#ui/field.css';
import { useStore } from '@nanostores/react';
import { useState, type SubmitEvent } from 'react';
import { focusHeading } from '#browser/focus.ts';
import { $resend, submitResend, canResendTo } from './resend.ts';
import styles from './thank-you.module.css';

const BUTTON = {
  idle: 'Send the confirmation again',
  loading: 'Sending...',
  success: 'Sent',
  error: 'Send the confirmation again',
};

/** Asks for the confirmation again, which goes to the address on the order only. */
export function ResendForm({ orderEmail }: { orderEmail: string }) {
  const { state, message } = useStore($resend);
  const [email, setEmail] = useState(orderEmail);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state !== 'loading') void submitResend(email);
  };

  return (
    <form className={styles.resend} noValidate onSubmit={submit}>
      <h2 className="h2">No e-mail yet?</h2>
      <div className="field">
        <label htmlFor="resend-email">E-mail</label>
        <p className="field__hint" id="resend-hint">
          Look in your junk mail first. We send it only to the address on the order.
        </p>
        {state === 'error' && (
          <p className="field__error" id="resend-error" role="alert">
            {message}
          </p>
        )}
        <input
          className="input"
          id="resend-email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          readOnly={state === 'success'}
          aria-describedby={state === 'error' ? 'resend-hint resend-error' : 'resend-hint'}
          aria-invalid={state === 'error' && !canResendTo(email)}
        />
      </div>
      <button
        className="button button--secondary"
        disabled={state === 'success'}
        aria-disabled={state === 'loading'}
      >
        {BUTTON[state]}
      </button>
      {state === 'success' && (
        <p className="alert alert--success" ref={focusHeading} role="status" tabIndex={-1}>
          {message}
        </p>
      )}
    </form>
  );
}
