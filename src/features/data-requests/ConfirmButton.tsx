import '#ui/alert.css';
import { confirmRequest } from './confirm-request.ts';
import styles from './data-request.module.css';

const tokenFromUrl = (): string => new URLSearchParams(window.location.search).get('token') ?? '';

interface Props {
  error?: string;
  isConfirming?: boolean;
}

/** Confirms the request whose token is in the URL. Shows the error of a failed attempt. */
export function ConfirmButton({ error = '', isConfirming = false }: Props) {
  return (
    <div className={styles['confirm']}>
      {error !== '' && (
        <p className="alert" role="alert">
          {error}
        </p>
      )}
      <button
        className="button button--primary button--large"
        aria-disabled={isConfirming}
        onClick={() => void confirmRequest(tokenFromUrl())}
      >
        {isConfirming ? 'Confirming...' : 'Confirm my request'}
      </button>
    </div>
  );
}
