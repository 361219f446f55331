import '#ui/alert.css';
import { useSyncExternalStore } from 'react';
import { confirmRequest, readRequestLink, type RequestLink } from './confirm-request.ts';
import styles from './data-request.module.css';

const WORDS: Record<RequestLink['type'], { text: string; button: string }> = {
  export: {
    text: 'You asked for a copy of your data. Press the button, and we mail you a link to it.',
    button: 'Send me my data',
  },
  deletion: {
    text: 'You asked us to delete your data. This cannot be undone.',
    button: 'Delete my data',
  },
  unknown: {
    text: 'Press the button, and we carry out what you asked for: a copy of your data, or its deletion. A deletion cannot be undone.',
    button: 'Confirm my request',
  },
};

const never = (): (() => void) => () => undefined;

interface Props {
  error?: string;
  isConfirming?: boolean;
}

/** Confirms the request whose token is in the URL. Shows the error of a failed attempt. */
export function ConfirmButton({ error = '', isConfirming = false }: Props) {
  const type = useSyncExternalStore<RequestLink['type']>(
    never,
    () => readRequestLink().type,
    () => 'unknown',
  );
  const { text, button } = WORDS[type];
  return (
    <div className={styles['confirm']}>
      <p className={type === 'deletion' ? 'alert' : 'lead'}>{text}</p>
      {error !== '' && (
        <p className="alert" role="alert">
          {error}
        </p>
      )}
      <button
        className="button button--primary button--large"
        aria-disabled={isConfirming}
        onClick={() => void confirmRequest(readRequestLink().token)}
      >
        {isConfirming ? 'Confirming...' : button}
      </button>
      {type === 'deletion' && <a href="/">Keep my data</a>}
    </div>
  );
}
