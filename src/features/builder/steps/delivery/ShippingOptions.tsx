import { useStore } from '@nanostores/react';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { formatDeliveryPrice } from '#domain/money.ts';
import { $arrivalTexts } from '#features/delivery/arrival.ts';
import { chooseShipping, setDeliveryDate } from '../../draft/box.ts';
import { $requestedDayTexts } from './delivery-line.ts';
import { DELIVERY_DATE_ID } from './delivery-form.ts';
import { $arriveOn, $shippingId } from '../../draft/draft.ts';
import { DeliveryDateField } from '#features/delivery/DeliveryDateField.tsx';
import { CutOffCountdown } from '#features/delivery/CutOffCountdown.tsx';
import { NonBreakingDates } from '#features/delivery/NonBreakingDates.tsx';
import { DraftOccasionAdvice } from '../../parts/DraftOccasionAdvice.tsx';
import method from '#features/delivery/delivery-method.module.css';
import styles from './ShippingOptions.module.css';

/** The delivery methods with arrival and price, and the requested delivery day. */
export function ShippingOptions() {
  const shippingId = useStore($shippingId);
  const arriveOn = useStore($arriveOn);
  const { shippingOptions } = useStore($catalogue);
  const arrivalTexts = useStore($arrivalTexts);
  const requestedDayTexts = useStore($requestedDayTexts);
  return (
    <fieldset className={styles['options']}>
      <legend>
        <h2 className="h2">Shipping method</h2>
      </legend>
      <p className="muted">
        {arriveOn === null && <CutOffCountdown />} It should arrive between the days shown.
      </p>
      {shippingOptions.map(({ id, name, pricePence }) => (
        <label key={id} className={`radio-card ${method['method']}`}>
          <input
            type="radio"
            name="shipping"
            checked={id === shippingId}
            onChange={() => chooseShipping(id)}
          />
          <strong>{name}</strong>
          <span className="small">
            <NonBreakingDates text={(requestedDayTexts ?? arrivalTexts)[id] ?? ''} />
          </span>
          <strong>{formatDeliveryPrice(pricePence)}</strong>
        </label>
      ))}
      <DraftOccasionAdvice />
      <div id={DELIVERY_DATE_ID} tabIndex={-1}>
        <DeliveryDateField arriveOn={arriveOn} shippingId={shippingId} onChange={setDeliveryDate} />
      </div>
    </fieldset>
  );
}
