import '#ui/date-field.css';
import { useState } from 'react';
import type { OrderPageParcel } from '#contract/order-page.ts';
import { formatDay } from '#domain/day-words.ts';
import { parseDay } from '#domain/day.ts';
import { InputField } from '#ui/FormField.tsx';
import { ChangeablePart } from './ChangeablePart.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { arrivalLine, withoutWishText } from './copy.ts';
import styles from './OrderPage.module.css';

interface Props {
  parcel: OrderPageParcel;
  /** Whether it holds slices, whose day is the one on which they are needed. */
  isSlices: boolean;
}

function DayForm({ parcel, isSlices, onClose }: Props & { onClose: (isSaved: boolean) => void }) {
  const [typed, setTyped] = useState<string>(parcel.arrival.requestedDate ?? '');
  const [isWithdrawn, setWithdrawn] = useState(false);
  const { wishableDays: days, arrivalWithoutWish } = parcel;
  const { requestedDate } = parcel.arrival;
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
          (arriveOn === requestedDate ||
            days === null ||
            (arriveOn >= days.first && arriveOn <= days.last));
        return isPossible
          ? { arriveOn }
          : [{ field: 'day', message: range ? `Choose a day ${range}` : 'Choose a day' }];
      }}
    >
      {(errors) => (
        <>
          {isWithdrawn && requestedDate !== null && (
            <p>
              You asked for <span className="nowrap">{formatDay(requestedDate)}</span>.
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
          {arrivalWithoutWish && (
            <div className={styles['choice']}>
              <label className="checkbox">
                <input
                  type="checkbox"
                  checked={isWithdrawn}
                  onChange={({ target }) => setWithdrawn(target.checked)}
                />
                No particular day
              </label>
              <p role="status">{isWithdrawn && withoutWishText(arrivalWithoutWish)}</p>
            </div>
          )}
        </>
      )}
    </ChangeForm>
  );
}

/** When a parcel arrives, and the form that asks for another day or for none. */
export function DayChange({ parcel, isSlices }: Props) {
  const isWished = parcel.arrival.requestedDate !== null;
  const wish = isSlices ? 'Name the day you need them' : 'Wish for a day';
  return (
    <ChangeablePart
      parcel={parcel}
      title="When it arrives"
      change={isWished ? 'Change the day' : wish}
      words={arrivalLine(parcel)}
      canChange={parcel.wishableDays !== null}
      form={(onClose) => <DayForm parcel={parcel} isSlices={isSlices} onClose={onClose} />}
    >
      <p>{isWished ? arrivalLine(parcel) : `${arrivalLine(parcel)}, as soon as we can`}</p>
    </ChangeablePart>
  );
}
