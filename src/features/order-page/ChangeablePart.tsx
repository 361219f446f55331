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
  /** How the part is now: the form takes its place, unless it was changed meanwhile. */
  children: ReactNode;
  form: (onClose: (isSaved: boolean) => void) => ReactNode;
}

/** A part of a parcel with the button that opens its form. The focus goes there and comes back. */
export function ChangeablePart({
  parcel: { status, version },
  title,
  change,
  canChange = true,
  children,
  form,
}: Props) {
  /** The version whose form is open, or null. */
  const [edited, setEdited] = useState<number | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const [closings, setClosings] = useState(0);
  const isEditing = edited !== null && status === 'waiting';
  const id = useId();

  useEffect(() => {
    if (closings === 0) return;
    document.getElementById(id)?.querySelector<HTMLElement>('button')?.focus();
  }, [closings, id]);

  function close(saved: boolean): void {
    setEdited(null);
    setIsSaved(saved);
    setClosings(closings + 1);
  }

  return (
    <section
      className={`${styles['part']} ${isEditing ? styles['editing'] : ''}`}
      aria-label={title}
      id={id}
    >
      <h3 className="h3">{title}</h3>
      {(!isEditing || edited !== version) && children}
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
            setEdited(version);
          }}
        >
          {change}
        </button>
      )}
    </section>
  );
}
