import '#styles/field.css';
import { useStore } from '@nanostores/react';
import { post } from '#data/post.ts';
import { formatDeliveryPrice } from '#domain/money.ts';
import { $arrivalTexts } from '#stores/arrival.ts';
import { $cartDelivery, chooseDelivery, setCartDeliveryDate } from '#stores/cart-delivery.ts';
import { $boxCount, $cart } from '#stores/cart.ts';
import { DeliveryDateField } from '../DeliveryDateField.tsx';
import { CutOffCountdown } from '../CutOffCountdown.tsx';
import { NonBreakingDates } from '../NonBreakingDates.tsx';
import { OccasionWarnings } from '../OccasionWarnings.tsx';
import styles from './Delivery.module.css';

function Ways() {
  const { shippingId } = useStore($cartDelivery);
  const arrivalTexts = useStore($arrivalTexts);
  return post.options.map(({ id, name, pricePence }) => (
    <label key={id} className="radio-card">
      <input
        type="radio"
        name="basket-shipping"
        checked={id === shippingId}
        onChange={() => chooseDelivery(id)}
      />
      <span>
        <strong>{name}</strong>
        <br />
        <span className="small">
          <NonBreakingDates text={arrivalTexts[id] ?? ''} />
        </span>
      </span>
      <span>{formatDeliveryPrice(pricePence)}</span>
    </label>
  ));
}

/** How all boxes are posted, and when they should arrive. */
export function Delivery() {
  const delivery = useStore($cartDelivery);
  const count = useStore($boxCount);
  const lidCategoryIds = useStore($cart).map(({ choices }) => choices.lid.categoryId);
  return (
    <fieldset className={styles['delivery']}>
      <legend>
        <h2 className="h3">Delivery</h2>
      </legend>
      <p className="small">
        <strong>FREE Standard Delivery on all orders!</strong> <CutOffCountdown />
      </p>
      {count > 1 && (
        <p className="small">
          All {count} boxes go to one address, in one parcel. Several addresses? Please order once
          for each.
        </p>
      )}
      <Ways />
      <OccasionWarnings lidCategoryIds={lidCategoryIds} {...delivery} />
      <DeliveryDateField {...delivery} onChange={setCartDeliveryDate} />
    </fieldset>
  );
}
