import '#ui/date-field.css';
import { useState } from 'react';
import type { OrderPageParcel } from '#contract/order-page.ts';
import { formatDay } from '#domain/day-words.ts';
import { parseDay } from '#domain/day.ts';
import { InputField } from '#ui/FormField.tsx';
import { ChangeablePart } from './ChangeablePart.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { arrivalLine, withoutRequestText } from './copy.ts';
import styles from './OrderPage.module.css';

interface Props {
  parcel: OrderPageParcel;
  /** Whether it holds slices, whose day is the one on which they are needed. */
  isSlices: boolean;
}

function DayForm({ parcel, isSlices, onClose }: Props & { onClose: (isSaved: boolean) => void }) {
  const [typed, setTyped] = useState<string>(parcel.arrival.metDay ?? '');
  const [isWithdrawn, setWithdrawn] = useState(false);
  const { requestableDays: days, arrivalWithoutRequest } = parcel;
  const { metDay } = parcel.arrival;
  const form = `day-${parcel.id}`;
  const range = days && `from ${formatDay(days.first)} to ${formatDay(days.last)}`;
  return (
    <ChangeForm
      parcel={parcel}
      form={form}
      title="Change the day"
      onClose={onClose}
      read={() => {
        if (isWithdrawn) return { arriveOn: null };
        const arriveOn = parseDay(typed);
        const isPossible =
          arriveOn !== null &&
          (arriveOn === metDay ||
            days === null ||
            (arriveOn >= days.first && arriveOn <= days.last));
        return isPossible
          ? { arriveOn }
          : [{ field: 'day', message: range ? `Choose a day ${range}` : 'Choose a day' }];
      }}
    >
      {(errors) => (
        <>
          {isWithdrawn && metDay !== null && (
            <p>
              You asked for <span className="nowrap">{formatDay(metDay)}</span>.
            </p>
          )}
          {!isWithdrawn && (
            <InputField
              form={form}
              name="day"
              label={isSlices ? 'Date needed' : 'Arrive around'}
              hint={range ? `A day ${range}.` : undefined}
              errors={errors}
              type="date"
              min={days?.first}
              max={days?.last}
              required
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          {arrivalWithoutRequest && (
            <div className={styles['choice']}>
              <label className="checkbox">
                <input
                  type="checkbox"
                  checked={isWithdrawn}
                  onChange={({ target }) => setWithdrawn(target.checked)}
                />
                No particular day
              </label>
              <p role="status">{isWithdrawn && withoutRequestText(arrivalWithoutRequest)}</p>
            </div>
          )}
        </>
      )}
    </ChangeForm>
  );
}

/** When a parcel arrives, and the form that asks for another day or for none. */
export function DayChange({ parcel, isSlices }: Props) {
  const hasRequest = parcel.arrival.metDay !== null;
  const ask = isSlices ? 'Name the day you need them' : 'Wish for a day';
  return (
    <ChangeablePart
      parcel={parcel}
      title="When it arrives"
      name="day"
      change={hasRequest ? 'Change the day' : ask}
      words={arrivalLine(parcel)}
      canChange={parcel.requestableDays !== null}
      form={(onClose) => <DayForm parcel={parcel} isSlices={isSlices} onClose={onClose} />}
    >
      <p>{hasRequest ? arrivalLine(parcel) : `${arrivalLine(parcel)}, as soon as we can`}</p>
    </ChangeablePart>
  );
}
