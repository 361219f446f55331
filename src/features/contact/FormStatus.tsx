import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { waitText } from '#copy/wait.ts';
import { shop } from '#data/shop.ts';
import type { MessageFormStore, MessageStatus } from './message-form.ts';

/** A banner's classes, role and content. */
interface Banner {
  className: string;
  role: 'status' | 'alert' | 'group';
  content: ReactNode;
}

/** Returns the banner for a status; null while nothing has been sent. */
function bannerFor(status: MessageStatus, word: string, writeAnother: ReactNode): Banner | null {
  switch (status.state) {
    case 'idle':
    case 'sending':
      return null;
    case 'success':
      return {
        className: 'alert alert--success result-card',
        role: 'status',
        content: (
          <>
            <h3>Thank you for your {word}</h3>
            <p className="lead">It is with us, and we answer within {shop.replyTime}.</p>
            <p className="button-row">
              <a className="button button--primary" href="/shop-boxes">
                Look at our boxes
              </a>
              {writeAnother}
            </p>
          </>
        ),
      };
    case 'error':
      return {
        className: 'alert',
        role: 'alert',
        content: (
          <>
            <p>There was an error sending your {word}. Please try again later.</p>
            <p>
              What you typed is still here. You can also write to{' '}
              <a href={`mailto:${shop.email}`}>{shop.email}</a>.
            </p>
          </>
        ),
      };
    case 'rate-limited': {
      const { secondsLeft } = status;
      return {
        className: 'alert alert--notice alert--wait',
        role: 'group',
        content: (
          <>
            <h3>Too many attempts</h3>
            <p>{`Please wait ${secondsLeft} seconds before trying again`}</p>
            <p>
              {`${secondsLeft > 119 ? `That is about ${waitText(secondsLeft)}. ` : ''}What you typed is still here.`}
            </p>
            <a className="button button--secondary" href={shop.phoneLink}>
              Ring {shop.phone}
            </a>
          </>
        ),
      };
    }
  }
}

interface Props {
  form: MessageFormStore;
  buttonId: string;
  /** The button that unfolds the form again. */
  writeAnother: ReactNode;
}

/**
 * The result of sending, at the top of the screen. Takes the focus, because the submit button may be disabled, and returns
 * it after a rate limit ends. The countdown of seconds is not announced.
 */
export function FormStatus({ form, buttonId, writeAnother }: Props) {
  const status = useStore(form.$status);
  const element = useRef<HTMLDivElement>(null);
  const { state } = status;
  useEffect(() => {
    element.current?.scrollIntoView({ behavior: 'instant' });
    element.current?.focus({ preventScroll: true });
    return () => {
      const isFocusLost = document.activeElement === document.body;
      if (state === 'rate-limited' && isFocusLost) document.getElementById(buttonId)?.focus();
    };
  }, [state, buttonId]);
  const banner = bannerFor(status, form.word, writeAnother);
  if (!banner) return null;
  return (
    <div
      className={`form-status ${banner.className}`}
      ref={element}
      role={banner.role}
      tabIndex={-1}
    >
      {banner.content}
    </div>
  );
}
