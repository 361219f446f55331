import '#ui/field.css';
import { useStore } from '@nanostores/react';
import { deliveryService } from '#data/delivery-service.ts';
import { formatDeliveryPrice } from '#domain/money.ts';
import { $arrivalTexts } from '#features/delivery/arrival.ts';
import { $cartDelivery, setCartShipping, setCartDeliveryDate } from './cart-delivery.ts';
import { $boxCount, $cart } from './cart.ts';
import { DeliveryDateField } from '#features/delivery/DeliveryDateField.tsx';
import { CutOffCountdown } from '#features/delivery/CutOffCountdown.tsx';
import { NonBreakingDates } from '#features/delivery/NonBreakingDates.tsx';
import { OccasionWarnings } from '#features/delivery/OccasionWarnings.tsx';
import styles from './CartDelivery.module.css';

function ShippingChoice() {
  const { shippingId } = useStore($cartDelivery);
  const arrivalTexts = useStore($arrivalTexts);
  return deliveryService.options.map(({ id, name, pricePence }) => (
    <label key={id} className="radio-card">
      <input
        type="radio"
        name="basket-shipping"
        checked={id === shippingId}
        onChange={() => setCartShipping(id)}
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

/** The shipping method and the requested delivery date of all boxes in the cart. */
export function CartDelivery() {
  const delivery = useStore($cartDelivery);
  const count = useStore($boxCount);
  const lidCategoryIds = useStore($cart).map(({ box }) => box.lid.categoryId);
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
      <ShippingChoice />
      <OccasionWarnings lidCategoryIds={lidCategoryIds} {...delivery} />
      <DeliveryDateField {...delivery} onChange={setCartDeliveryDate} />
    </fieldset>
  );
}
