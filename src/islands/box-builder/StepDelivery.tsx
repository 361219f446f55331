import { useEffect, type SyntheticEvent } from 'react';
import { focusOn } from '#browser/focus.ts';
import { proceedToPayment, watchReturn } from '#stores/checkout.ts';
import { DELIVERY_FORM } from '#stores/delivery-form.ts';
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
      <ErrorSummary />
      <CheckoutError />
      <div className={styles['columns']}>
        <form id={DELIVERY_FORM} className="form" noValidate onSubmit={submit}>
          <DeliveryFields />
          <ShippingOptions />
        </form>
        <OrderSummary />
      </div>
    </>
  );
}
