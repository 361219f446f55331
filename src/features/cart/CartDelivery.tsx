import '#ui/field.css';
import { useStore } from '@nanostores/react';
import { $cartDelivery, setCartShipping, setCartRequestedDay } from './cart-delivery.ts';
import {
  $cartRecipients,
  $recipientsModule,
  sendToSeveral,
  updateBuyer,
} from './cart-recipients.ts';
import { $cart } from './cart.ts';
import { $payable } from './payment/cart-checkout.ts';
import { ONE_ADDRESS_ID } from './element-ids.ts';
import { MAX_LENGTH } from '#domain/customer/customer.ts';
import { RequestedDayField } from '#features/delivery/RequestedDayField.tsx';
import { DeliveryMethods } from '#features/delivery/DeliveryMethods.tsx';
import { useStoreAfterPaint } from '#ui/use-after-paint.ts';
import { CutOffCountdown } from '#features/delivery/CutOffCountdown.tsx';
import { EventAdvice } from '#features/delivery/EventAdvice.tsx';
import styles from './CartDelivery.module.css';
import { FREE_DELIVERY } from '#copy/delivery.ts';
import { limitHint } from '#copy/fields.ts';

/** Whether the cart goes to one address or to several people. */
function Destination() {
  const { isToSeveral } = useStore($cartRecipients);
  const { count } = useStore($payable);
  return (
    <>
      <div className={styles['segments']} role="radiogroup" aria-label="Where it goes">
        <label className="radio-card">
          <input
            type="radio"
            id={ONE_ADDRESS_ID}
            name="basket-destination"
            checked={!isToSeveral}
            onChange={() => sendToSeveral(false)}
          />
          Send to one address
        </label>
        <label className="radio-card">
          <input
            type="radio"
            name="basket-destination"
            checked={isToSeveral}
            onChange={() => sendToSeveral(true)}
          />
          Send to several people
        </label>
      </div>
      {isToSeveral && <p className="small">Each person gets a parcel. You pay once.</p>}
      {!isToSeveral && count > 1 && (
        <p className="small">{`${count === 2 ? 'Both' : `All ${count}`} boxes go in one parcel.`}</p>
      )}
    </>
  );
}

/** Asks the buyer's name, which the payment page does not tell from the recipient's. */
function BuyerName() {
  const { buyer } = useStore($cartRecipients);
  return (
    <div className="field">
      <label htmlFor="buyer-name">Your name (optional)</label>
      <p className="field__hint" id="buyer-name-hint">
        {limitHint(
          buyer.name,
          MAX_LENGTH.firstName,
          'So that we know who it is from, and can greet you in our mail.',
        )}
      </p>
      <input
        id="buyer-name"
        className="input"
        autoComplete="name"
        aria-describedby="buyer-name-hint"
        maxLength={MAX_LENGTH.firstName}
        value={buyer.name}
        onChange={({ target }) => updateBuyer({ name: target.value })}
      />
    </div>
  );
}

/** The shipping method and the requested day of all boxes in the cart. */
function OneAddress() {
  const delivery = useStore($cartDelivery);
  const lidCategoryIds = useStoreAfterPaint($cart).map(({ box }) => box.lid.categoryId);
  return (
    <>
      <div className={styles['pair']}>
        <DeliveryMethods
          name="basket-shipping"
          chosenId={delivery.shippingId}
          onChoose={setCartShipping}
        />
      </div>
      <EventAdvice lidCategoryIds={lidCategoryIds} {...delivery} onChoose={setCartRequestedDay} />
      <div className={styles['pair']}>
        <RequestedDayField {...delivery} onChange={setCartRequestedDay} />
        <BuyerName />
      </div>
    </>
  );
}

/** The delivery of the cart: to one address, or to several people. */
export function CartDelivery() {
  const { isToSeveral } = useStore($cartRecipients);
  const recipientsModule = useStore($recipientsModule);
  return (
    <fieldset className={styles['delivery']}>
      <legend>
        <h2>Delivery</h2>
      </legend>
      <p className="small">
        <strong>{FREE_DELIVERY}</strong> <CutOffCountdown />
      </p>
      <Destination />
      {!isToSeveral && <OneAddress />}
      {isToSeveral &&
        (recipientsModule ? <recipientsModule.Recipients /> : <p>Opening the list of people…</p>)}
    </fieldset>
  );
}
