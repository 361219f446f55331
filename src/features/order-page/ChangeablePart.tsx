import { useEffect, useId, useState, type ReactNode } from 'react';
import type { OrderPageParcel } from '#contract/order-page.ts';
import styles from './OrderPage.module.css';

interface Props {
  parcel: OrderPageParcel;
  title: string;
  /** "Change the note". */
  change: string;
  /** Whether this part of a waiting parcel can be changed. */
  canChange?: boolean;
  /** How the part is now. */
  children: ReactNode;
  form: (onClose: (isSaved: boolean) => void) => ReactNode;
}

/** A part of a parcel with the button that opens its form. The focus goes there and comes back. */
export function ChangeablePart({
  parcel: { status },
  title,
  change,
  canChange = true,
  children,
  form,
}: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [closings, setClosings] = useState(0);
  const id = useId();

  useEffect(() => {
    if (closings === 0) return;
    // A parcel that was packed meanwhile has no button.
    const part = document.getElementById(id);
    (part?.querySelector<HTMLElement>('button') ?? part)?.focus();
  }, [closings, id]);

  function close(saved: boolean): void {
    setIsEditing(false);
    setIsSaved(saved);
    setClosings(closings + 1);
  }

  return (
    <section className={styles['part']} aria-label={title} id={id} tabIndex={-1}>
      <h3 className="h3">{title}</h3>
      {children}
      <p role="status" className={isSaved ? styles['saved'] : undefined}>
        {isSaved && 'Saved. We have sent you an e-mail that says what changed.'}
      </p>
      {isEditing && form(close)}
      {!isEditing && canChange && status === 'waiting' && (
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={() => {
            setIsSaved(false);
            setIsEditing(true);
          }}
        >
          {change}
        </button>
      )}
    </section>
  );
}
