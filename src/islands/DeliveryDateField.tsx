import '#styles/field.css';
import { useId, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { post } from '#data/post.ts';
import { findById } from '#domain/catalogue.ts';
import { formatWeekday } from '#domain/day-words.ts';
import { parseDay, type Day } from '#domain/day.ts';
import {
  MAX_DAYS_AHEAD,
  adviseOnDeliveryDate,
  deliveryDateRange,
} from '#domain/requested-delivery-date.ts';
import { $now } from '#stores/clock.ts';
import { NonBreakingDates } from './NonBreakingDates.tsx';
import styles from './DeliveryDateField.module.css';

interface Props {
  /** The day that is wished for, or null. */
  arriveOn: Day | null;
  shippingId: 1 | 2;
  onChange: (arriveOn: Day | null) => void;
}

/** The days that can be wished for, and what the chosen one comes to; nothing until the clock runs. */
function useAdvice(arriveOn: Day | null, shippingId: 1 | 2) {
  const now = useStore($now);
  const delivery = findById(post.options, shippingId);
  if (now === null || !delivery) return { days: null, advice: null };
  return {
    days: deliveryDateRange(now, delivery, post.calendar),
    advice: arriveOn === null ? null : adviseOnDeliveryDate(arriveOn, now, delivery, post),
  };
}

/** The day around which the parcel is to arrive, if the shopper wishes for one: what it comes to is said at once. */
export function DeliveryDateField({ arriveOn, shippingId, onChange }: Props) {
  const { days, advice } = useAdvice(arriveOn, shippingId);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isWrong = advice?.canMeet === false;

  function type(text: string): void {
    setTyped(text);
    onChange(parseDay(text));
  }

  function clear(): void {
    type('');
    input.current?.focus();
  }

  return (
    <div className={`field ${styles['wish']}`}>
      <label htmlFor={id}>Arrive around (optional)</label>
      <p className="field__hint" id={`${id}-hint`}>
        {days && `From ${formatWeekday(days.first)}, up to ${MAX_DAYS_AHEAD} days ahead. `}
        Leave it empty and we post it at once.
      </p>
      <div className={styles['day']}>
        <input
          ref={input}
          id={id}
          className="input"
          type="date"
          min={days?.first}
          max={days?.last}
          // A year that is half typed is no day yet, and must not be taken from under the fingers.
          value={parseDay(typed) === arriveOn ? typed : (arriveOn ?? '')}
          aria-describedby={`${id}-hint ${id}-advice`}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => type(target.value)}
        />
        {arriveOn !== null && (
          <button type="button" className="text-button" onClick={clear}>
            Clear the day
          </button>
        )}
      </div>
      <div role="status" id={`${id}-advice`} className={styles['advice']}>
        {advice && (
          <p className={isWrong ? 'field__error' : styles['meaning']}>
            <NonBreakingDates text={advice.text} />
          </p>
        )}
      </div>
    </div>
  );
}
