import { useStore } from '@nanostores/react';
import { catalogue } from '#data/catalogue.ts';
import { formatDeliveryPrice } from '#domain/money.ts';
import { $arrivalTexts } from '#stores/arrival.ts';
import { chooseShipping } from '#stores/box.ts';
import { $draft } from '#stores/draft.ts';
import styles from './ShippingOptions.module.css';

export function ShippingOptions() {
  const { shippingId } = useStore($draft);
  const arrivalTexts = useStore($arrivalTexts);
  return (
    <fieldset className={styles['options']}>
      <legend>
        <h2 className="t-2">Shipping method</h2>
      </legend>
      {catalogue.shippingOptions.map(({ id, name, pricePence }) => (
        <label key={id} className="choice">
          <input
            type="radio"
            name="shipping"
            checked={id === shippingId}
            onChange={() => chooseShipping(id)}
          />
          <span>
            <strong>{name}</strong>
            <br />
            {arrivalTexts[id]}
          </span>
          <span>{formatDeliveryPrice(pricePence)}</span>
        </label>
      ))}
    </fieldset>
  );
}
