import { useStore } from '@nanostores/react';
import { chooseShipping, setDeliveryDate } from '../../draft/box.ts';
import { $requestedDayTexts } from './delivery-line.ts';
import { DELIVERY_DATE_ID } from './delivery-form.ts';
import { $arriveOn, $shippingId } from '../../draft/draft.ts';
import { DeliveryDateField } from '#features/delivery/DeliveryDateField.tsx';
import { DeliveryMethods } from '#features/delivery/DeliveryMethods.tsx';
import { CutOffCountdown } from '#features/delivery/CutOffCountdown.tsx';
import { DraftOccasionAdvice } from '../../parts/DraftOccasionAdvice.tsx';
import styles from './ShippingOptions.module.css';

/** The delivery methods with arrival and price, and the requested delivery day. */
export function ShippingOptions() {
  const shippingId = useStore($shippingId);
  const arriveOn = useStore($arriveOn);
  const requestedDayTexts = useStore($requestedDayTexts);
  return (
    <fieldset className={styles['options']}>
      <legend>
        <h2 className="h2">Shipping method</h2>
      </legend>
      <p className="muted">
        {arriveOn === null && <CutOffCountdown />} It should arrive between the days shown.
      </p>
      <DeliveryMethods
        name="shipping"
        chosenId={shippingId}
        onChoose={chooseShipping}
        arrivalTexts={requestedDayTexts}
      />
      <DraftOccasionAdvice />
      <div id={DELIVERY_DATE_ID} tabIndex={-1}>
        <DeliveryDateField arriveOn={arriveOn} shippingId={shippingId} onChange={setDeliveryDate} />
      </div>
    </fieldset>
  );
}
