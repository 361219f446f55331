import { useStore } from '@nanostores/react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { OrderPageParcel } from '#contract/order-page.ts';
import { $openForm } from './order-page.ts';
import styles from './OrderPage.module.css';

interface Props {
  parcel: OrderPageParcel;
  title: string;
  /** "note": what the summary of its former words calls it. */
  name: string;
  /** "Change the note". */
  change: string;
  /** The part in words, which show as what it was once it is changed. */
  words: string;
  /** Whether this part of a waiting parcel can be changed. */
  canChange?: boolean;
  /** How the part is now: the form takes its place, unless it was changed meanwhile. */
  children: ReactNode;
  form: (onClose: (isSaved: boolean) => void) => ReactNode;
}

/** A part of a parcel with the button that opens its form, one form at a time. The focus goes there and comes back. */
export function ChangeablePart({
  parcel: { status, version },
  title,
  name,
  change,
  words,
  canChange = true,
  children,
  form,
}: Props) {
  const open = useStore($openForm);
  const [before, setBefore] = useState(words);
  const [isSaved, setIsSaved] = useState(false);
  const [closings, setClosings] = useState(0);
  const id = useId();
  const isEditing = open?.part === id && status === 'waiting';

  useEffect(() => {
    if (closings === 0) return;
    document.getElementById(id)?.querySelector<HTMLElement>('button')?.focus();
  }, [closings, id]);

  function close(saved: boolean): void {
    $openForm.set(null);
    setIsSaved(saved);
    setClosings(closings + 1);
  }

  return (
    <section className={styles['part']} aria-label={title} id={id}>
      <h3 className="h3">{title}</h3>
      {(!isEditing || open.version !== version) && children}
      <div role="status" className={styles['saved']}>
        {isSaved && (
          <>
            <p>
              <b>✓ Saved.</b> Our <span className="nowrap">e-mail</span> to you says what changed.
            </p>
            <details>
              <summary>The former {name}</summary>
              <p className={styles['before']}>{before}</p>
            </details>
          </>
        )}
      </div>
      {isEditing && form(close)}
      {!isEditing && canChange && status === 'waiting' && (
        <button
          type="button"
          disabled={open !== null}
          className="button button--secondary button--small"
          onClick={() => {
            setIsSaved(false);
            setBefore(words);
            $openForm.set({ part: id, version });
          }}
        >
          {change}
        </button>
      )}
    </section>
  );
}
