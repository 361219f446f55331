import '#ui/alert.css';
import { useState } from 'react';
import { focusHeading } from '#browser/focus.ts';
import { SIGN_IN_LINK_SENT } from '#copy/sign-in.ts';
import { askForLink, signInByLink, type Access } from './access.ts';
import { removeAllUnsent, unsentText } from '../unsent.ts';
import styles from '../shopkeeper.module.css';

function Message({ message, isSent = false }: { message: string; isSent?: boolean }) {
  return (
    <div role="status" className={styles.status}>
      {message !== '' && <p className="alert alert--notice">{message}</p>}
      {isSent && (
        <div className={styles.section}>
          <p className="lead">{SIGN_IN_LINK_SENT.lead}</p>
          <p>{SIGN_IN_LINK_SENT.text}</p>
        </div>
      )}
    </div>
  );
}

/** Says what waits on the device for somebody to sign in, however it was signed out, and offers to remove it. */
function Unsent() {
  const [unsent] = useState(unsentText);
  const [isRemoved, setRemoved] = useState(false);
  if (isRemoved) {
    return (
      <p className="alert alert--notice" tabIndex={-1} ref={focusHeading}>
        Nothing is sent, and nothing is kept any more.
      </p>
    );
  }
  if (unsent === '') return null;
  const remove = () => {
    removeAllUnsent();
    setRemoved(true);
  };
  return (
    <div className="alert alert--notice">
      <p>
        <b>Not sent yet: {unsent}.</b> There was no connection when you pressed the button. This
        device keeps what you pressed, and sends it once you sign in.
      </p>
      <button className="text-button" onClick={remove}>
        Do not send it
      </button>
    </div>
  );
}

/** Has a link mailed to the shop's inbox. */
export function AskForLink({ access }: { access: Extract<Access, { state: 'signed-out' }> }) {
  const { isBusy, isSent, message } = access;
  return (
    <div className={styles.signIn}>
      <h1 className={styles.title} tabIndex={-1} ref={focusHeading}>
        {isSent ? 'Look in the shop’s inbox' : 'The shop’s day'}
      </h1>
      {!isSent && (
        <p>
          For the people who run the shop. We mail a link to the shop’s inbox; open it on the device
          you want to use.
        </p>
      )}
      <Message message={message} isSent={isSent} />
      <Unsent />
      <button
        className={
          isSent
            ? `button button--secondary ${styles.alone}`
            : 'button button--primary button--large'
        }
        aria-disabled={isBusy}
        onClick={() => void askForLink()}
      >
        {isBusy ? 'Sending…' : isSent ? 'Send another link' : 'Send a link to our inbox'}
      </button>
    </div>
  );
}

/** Uses a mailed link when the button is clicked, and not before: mail scanners open links, too. */
export function SignInByLink({ access }: { access: Extract<Access, { state: 'link' }> }) {
  return (
    <div className={styles.signIn}>
      <h1 className={styles.title} tabIndex={-1} ref={focusHeading}>
        Sign in on this device?
      </h1>
      <p>
        It stays signed in for 30 days and shows customers’ names and addresses. Sign in only on a
        device that you keep to yourselves.
      </p>
      <Message message={access.message} />
      <Unsent />
      <button
        className="button button--primary button--large"
        aria-disabled={access.isBusy}
        onClick={() => {
          void signInByLink();
        }}
      >
        Sign in
      </button>
    </div>
  );
}
