import { useEffect, type SyntheticEvent } from 'react';
import { focusOn } from '#browser/focus.ts';
import { proceedToPayment } from '#stores/checkout.ts';
import { DELIVERY_FORM } from '#stores/delivery-form.ts';
import { watchReturn } from '#stores/payment.ts';
import { BackLink } from './BackLink.tsx';
import { CheckoutError } from './CheckoutError.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { ErrorSummary, SUMMARY } from './ErrorSummary.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { ShippingOptions } from './ShippingOptions.tsx';
import { StepHeading } from './StepHeading.tsx';
import styles from './StepDelivery.module.css';

function submit(event: SyntheticEvent): void {
  event.preventDefault();
  if (!proceedToPayment()) focusOn(SUMMARY);
}

export function StepDelivery() {
  useEffect(watchReturn, []);
  return (
    <>
      <BackLink />
      <StepHeading step={5}>
        <p>FREE Standard Delivery on all orders!</p>
      </StepHeading>
      <div className={styles['columns']}>
        <div>
          <ErrorSummary />
          <CheckoutError />
          <form id={DELIVERY_FORM} className="form" noValidate onSubmit={submit}>
            <DeliveryFields />
            <ShippingOptions />
          </form>
        </div>
        <OrderSummary />
      </div>
    </>
  );
}
