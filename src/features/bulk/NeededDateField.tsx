import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import { shelfLife } from '#data/policies.ts';
import { $dayAdvice, $neededOn, setNeededOn } from './bulk-order.ts';
import { bulkDateText } from './copy.ts';
import { EnquiryLink } from './EnquiryLink.tsx';
import styles from './BulkOrderForm.module.css';

function Advice() {
  const advice = useStore($dayAdvice);
  if (!advice) return null;
  const { kind, canOrder } = advice;
  return (
    <div
      className={`alert alert--${kind === 'in-time' ? 'success' : 'notice'} ${styles['advice']}`}
    >
      <p>{bulkDateText(advice)}</p>
      {!canOrder && kind !== 'past' && (
        <p>
          <EnquiryLink>Send an enquiry</EnquiryLink>
        </p>
      )}
    </div>
  );
}

/** The date of the occasion (optional), with advice. It never blocks an order. */
export function NeededDateField() {
  const day = useStore($neededOn);
  return (
    <div className={`field ${styles['needed']}`}>
      <label htmlFor="needed-on">Date needed (optional)</label>
      <p className="field__hint" id="needed-hint">
        Fudge keeps {shelfLife}, and an order here is posted at once. We tell you whether that fits
        the day; to have it posted later, write to us.
      </p>
      <input
        id="needed-on"
        className={`input ${styles['date']}`}
        type="date"
        value={day}
        aria-describedby="needed-hint"
        onChange={({ target }) => setNeededOn(target.value)}
      />
      <div role="status">
        <Advice />
      </div>
    </div>
  );
}
