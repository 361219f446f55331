import '#ui/date-field.css';
import '#ui/field.css';
import { useId, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { currentDelivery } from './current-delivery.ts';
import { findById, type ShippingId } from '#domain/catalogue.ts';
import { formatWeekday } from '#domain/day-words.ts';
import { parseDay, type Day } from '#domain/day.ts';
import { MAX_DAYS_AHEAD, requestedDayRange } from '#domain/delivery/requested-day.ts';
import { $now } from './clock.ts';
import { requestedDayAdviceText } from './copy.ts';
import { NonBreakingDates } from './NonBreakingDates.tsx';
import styles from './RequestedDayField.module.css';

interface Props {
  /** The requested day, or null. */
  arriveOn: Day | null;
  shippingId: ShippingId;
  onChange: (arriveOn: Day | null) => void;
}

/** Returns the days that can be requested and the advice on the chosen day. Both are null until the clock runs. */
function useAdvice(arriveOn: Day | null, shippingId: ShippingId) {
  const now = useStore($now);
  const delivery = findById(currentDelivery().options, shippingId);
  if (now === null || !delivery) return { days: null, advice: null };
  return {
    days: requestedDayRange(now, delivery, currentDelivery().calendar),
    advice:
      arriveOn === null ? null : requestedDayAdviceText(arriveOn, now, delivery, currentDelivery()),
  };
}

/** A field for the day on which the parcel should arrive (optional). Shows at once whether the post can meet that day. */
export function RequestedDayField({ arriveOn, shippingId, onChange }: Props) {
  const { days, advice } = useAdvice(arriveOn, shippingId);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isInvalid = advice?.canMeet === false;

  function change(newText: string): void {
    setText(newText);
    onChange(parseDay(newText));
  }

  function clear(): void {
    change('');
    input.current?.focus();
  }

  return (
    <div className={`field ${styles['field']}`}>
      <label htmlFor={id}>Arrive around (optional)</label>
      <p className="field__hint" id={`${id}-hint`}>
        {`${days ? `From ${formatWeekday(days.first)}, up to ${MAX_DAYS_AHEAD} days ahead. ` : ''}Leave it empty and we post it at once.`}
      </p>
      <div className={styles['control']}>
        <input
          ref={input}
          id={id}
          className="input"
          type="date"
          min={days?.first}
          max={days?.last}
          // Keeps a half-typed date, which does not parse yet, in the input.
          value={parseDay(text) === arriveOn ? text : (arriveOn ?? '')}
          aria-describedby={`${id}-hint ${id}-advice`}
          aria-invalid={isInvalid || undefined}
          onChange={({ target }) => change(target.value)}
        />
        {arriveOn !== null && (
          <button type="button" className="text-button" onClick={clear}>
            Clear the day
          </button>
        )}
      </div>
      <div role="status" id={`${id}-advice`} className={styles['advice']}>
        {advice && (
          <p className={isInvalid ? 'field__error' : styles['note']}>
            <NonBreakingDates text={advice.text} />
          </p>
        )}
      </div>
    </div>
  );
}
