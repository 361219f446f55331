import { useStore } from '@nanostores/react';
import { shelfLife } from '#data/policies.ts';
import { BULK_MONTHS_AHEAD } from '#domain/bulk/bulk-date.ts';
import { $dayAdvice, $neededOn, setNeededOn } from './bulk-order.ts';
import { bulkDayText } from './copy.ts';
import { EnquiryLink } from './EnquiryLink.tsx';
import styles from './BulkOrderForm.module.css';

function Advice() {
  const advice = useStore($dayAdvice);
  if (!advice) return null;
  const { kind } = advice;
  return (
    <div className={`alert alert--${kind === 'booked' ? 'success' : 'notice'} day-advice`}>
      <p>{bulkDayText(advice)}</p>
      {kind !== 'booked' && kind !== 'past' && (
        <p>
          <EnquiryLink>Send an enquiry</EnquiryLink>
        </p>
      )}
    </div>
  );
}

/** The day of the occasion (optional), with the days on which slices for it leave and arrive. */
export function NeededDateField() {
  const day = useStore($neededOn);
  return (
    <div className="field">
      <label htmlFor="needed-on">Date needed (optional)</label>
      <p className="field__hint" id="needed-hint">
        {`Up to ${BULK_MONTHS_AHEAD} months ahead. Fudge keeps ${shelfLife}, so we make and post yours to be there about a week before the day. Without a day we post it at once.`}
      </p>
      <input
        id="needed-on"
        name="neededBy"
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
