import { useStore } from '@nanostores/react';
import { chooseShipping, setRequestedDay } from '../../draft/box.ts';
import { $requestedDayTexts } from '../../draft/delivery-line.ts';
import { REQUESTED_DAY_ID } from './delivery-form.ts';
import { $arriveOn, $shippingId } from '../../draft/draft.ts';
import { RequestedDayField } from '#features/delivery/RequestedDayField.tsx';
import { DeliveryMethods } from '#features/delivery/DeliveryMethods.tsx';
import { CutOffCountdown } from '#features/delivery/CutOffCountdown.tsx';
import { DraftEventAdvice } from '../../parts/DraftEventAdvice.tsx';
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
        {arriveOn === null && <CutOffCountdown />}
        <span> It should arrive between the days shown.</span>
      </p>
      <DeliveryMethods
        name="shipping"
        chosenId={shippingId}
        onChoose={chooseShipping}
        arrivalTexts={requestedDayTexts}
      />
      <DraftEventAdvice />
      <div id={REQUESTED_DAY_ID} tabIndex={-1}>
        <RequestedDayField arriveOn={arriveOn} shippingId={shippingId} onChange={setRequestedDay} />
      </div>
    </fieldset>
  );
}
