import { Suspense, useRef, useState } from 'react';
import type { BoardParcel } from '#contract/shopkeeper-day.ts';
import { lazyPart } from '../lazy-part.tsx';
import styles from './AddressCorrection.module.css';

const CorrectionForm = lazyPart(async () => (await import('./CorrectionForm.tsx')).CorrectionForm);

/** The button that corrects where a parcel goes until it is posted, its form, and the addresses that it had before. */
export function AddressCorrection({ parcel }: { parcel: BoardParcel }) {
  const [isOpen, setOpen] = useState(false);
  const isReturning = useRef(false);
  const close = () => {
    isReturning.current = true;
    setOpen(false);
  };
  const focusOnReturn = (button: HTMLButtonElement | null) => {
    if (!button || !isReturning.current) return;
    isReturning.current = false;
    button.focus();
  };
  return (
    <div className={styles.correction}>
      {parcel.earlierAddresses.map((line, index) => (
        <p key={index} className={styles.was}>
          was: <s>{line}</s>
        </p>
      ))}
      {isOpen && (
        <Suspense fallback={<p>One moment…</p>}>
          <CorrectionForm parcel={parcel} onClose={close} />
        </Suspense>
      )}
      {!isOpen && parcel.status !== 'posted' && (
        <button
          ref={focusOnReturn}
          className="button button--quiet button--small"
          onClick={() => setOpen(true)}
        >
          Correct the address<span className="visually-hidden"> of {parcel.recipient[0]}</span>
        </button>
      )}
    </div>
  );
}
