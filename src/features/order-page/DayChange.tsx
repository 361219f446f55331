import { useState } from 'react';
import type { OrderPageParcel } from '#contract/order-page.ts';
import { formatWeekday } from '#domain/day-words.ts';
import { parseDay } from '#domain/day.ts';
import { InputField } from '#ui/FormField.tsx';
import { ChangeablePart } from './ChangeablePart.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { arrivalLine } from './copy.ts';

interface FormProps {
  parcel: OrderPageParcel;
  onClose: (isSaved: boolean) => void;
}

function DayForm({ parcel, onClose }: FormProps) {
  const [typed, setTyped] = useState<string>(parcel.arrival.requestedDate ?? '');
  const days = parcel.wishableDays;
  const { requestedDate } = parcel.arrival;
  const form = `day-${parcel.id}`;
  const range = days && `from ${formatWeekday(days.first)} to ${formatWeekday(days.last)}`;
  return (
    <ChangeForm
      parcel={parcel}
      form={form}
      title="Change the day"
      onClose={onClose}
      read={() => {
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
        <InputField
          form={form}
          name="day"
          label="Arrive around"
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
    </ChangeForm>
  );
}

/** When a parcel arrives, and the form that asks for another day. */
export function DayChange({ parcel }: { parcel: OrderPageParcel }) {
  const isWished = parcel.arrival.requestedDate !== null;
  return (
    <ChangeablePart
      parcel={parcel}
      title="When it arrives"
      change={isWished ? 'Change the day' : 'Wish for a day'}
      canChange={parcel.wishableDays !== null}
      form={(onClose) => <DayForm parcel={parcel} onClose={onClose} />}
    >
      <p>{isWished ? arrivalLine(parcel) : `${arrivalLine(parcel)}, as soon as we can`}</p>
    </ChangeablePart>
  );
}
