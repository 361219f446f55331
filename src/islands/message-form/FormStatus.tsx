import '#styles/alert.css';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { shop } from '#data/shop.ts';
import type { MessageForm, MessageStatus } from '#stores/message-form.ts';

/** A banner's colour, its role, and what it says. */
interface Banner {
  tone: string;
  role: 'status' | 'alert' | 'group';
  words: ReactNode;
}

function bannerOf({ state, secondsLeft }: MessageStatus, word: string): Banner | null {
  switch (state) {
    case 'idle':
    case 'sending':
      return null;
    case 'success':
      return {
        tone: 'alert alert--success',
        role: 'status',
        words: (
          <>
            <h3>Thank you for your {word}</h3>
            <p>It is with us, and we answer within {shop.replyTime}.</p>
          </>
        ),
      };
    case 'error':
      return {
        tone: 'alert',
        role: 'alert',
        words: (
          <>
            <p>There was an error sending your {word}. Please try again later.</p>
            <p>
              What you typed is still here. You can also write to{' '}
              <a href={`mailto:${shop.email}`}>{shop.email}</a>.
            </p>
          </>
        ),
      };
    case 'rate-limited':
      return {
        tone: 'alert alert--notice',
        role: 'group',
        words: (
          <>
            <h3>Too many attempts</h3>
            <p>Please wait {secondsLeft} seconds before trying again</p>
          </>
        ),
      };
  }
}

/**
 * What came of sending. The focus goes there, since the button may have gone to sleep, and back to the button when the
 * waiting is over; seconds are seen to run, but not spoken.
 */
export function FormStatus({ form, button }: { form: MessageForm; button: string }) {
  const status = useStore(form.$status);
  const element = useRef<HTMLDivElement>(null);
  const { state } = status;
  useEffect(() => {
    element.current?.focus();
    return () => {
      const isLeft = document.activeElement === document.body;
      if (state === 'rate-limited' && isLeft) document.getElementById(button)?.focus();
    };
  }, [state, button]);
  const banner = bannerOf(status, form.word);
  if (!banner) return null;
  return (
    <div className={banner.tone} ref={element} role={banner.role} tabIndex={-1}>
      {banner.words}
    </div>
  );
}
