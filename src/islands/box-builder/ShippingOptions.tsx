import { useStore } from '@nanostores/react';
import { catalogue } from '#data/catalogue.ts';
import { formatDeliveryPrice } from '#domain/money.ts';
import { $arrivalTexts } from '#stores/arrival.ts';
import { chooseShipping, setDeliveryDate } from '#stores/box.ts';
import { $requestedDayTexts } from '#stores/delivery-line.ts';
import { DELIVERY_DATE_ID } from '#stores/delivery-form.ts';
import { $draft } from '#stores/draft.ts';
import { ArriveOn } from '../ArriveOn.tsx';
import { CutOff } from '../CutOff.tsx';
import { DayText } from '../DayText.tsx';
import { BoxTiming } from './BoxTiming.tsx';
import styles from './ShippingOptions.module.css';

export function ShippingOptions() {
  const { shippingId, arriveOn } = useStore($draft);
  const arrivalTexts = useStore($arrivalTexts);
  const requestedDayTexts = useStore($requestedDayTexts);
  return (
    <fieldset className={styles['options']}>
      <legend>
        <h2 className="h2">Shipping method</h2>
      </legend>
      {catalogue.shippingOptions.map(({ id, name, pricePence }) => (
        <label key={id} className="radio-card">
          <input
            type="radio"
            name="shipping"
            checked={id === shippingId}
            onChange={() => chooseShipping(id)}
          />
          <span>
            <strong>{name}</strong>
            <br />
            <DayText text={(requestedDayTexts ?? arrivalTexts)[id] ?? ''} />
          </span>
          <span>{formatDeliveryPrice(pricePence)}</span>
        </label>
      ))}
      {arriveOn === null && (
        <p className="small muted">
          <CutOff />
        </p>
      )}
      <BoxTiming />
      <div id={DELIVERY_DATE_ID} tabIndex={-1}>
        <ArriveOn arriveOn={arriveOn} shippingId={shippingId} onChange={setDeliveryDate} />
      </div>
    </fieldset>
  );
}
