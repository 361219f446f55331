import '#ui/date-field.css';
import type { ReactNode } from 'react';
import { formatDay, weekdayName } from '#domain/day-words.ts';
import { parseDay } from '#domain/day.ts';

interface Props {
  id: string;
  label: ReactNode;
  value: string;
  min?: string;
  max?: string;
  onDay: (value: string) => void;
}

/** A field for a day, and the day in words below: the device orders the figures of the field as it likes. */
export function DayField({ id, label, onDay, ...input }: Props) {
  const day = parseDay(input.value);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="input"
        type="date"
        aria-describedby={`${id}-words`}
        onChange={({ currentTarget }) => onDay(currentTarget.value)}
      />
      {day && (
        <p id={`${id}-words`} className="field__hint">
          {weekdayName(day)} {formatDay(day)}
        </p>
      )}
    </div>
  );
}
