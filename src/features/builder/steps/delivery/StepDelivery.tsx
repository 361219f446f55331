import { useStore } from '@nanostores/react';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { lidImage } from '#assets/images.ts';
import { focusOn } from '#browser/focus.ts';
import { formatPounds } from '#domain/money.ts';
import { startBuilderCheckout } from './builder-checkout.ts';
import { DELIVERY_FORM, ORDER_SUMMARY_TITLE_ID } from './delivery-form.ts';
import { $formerTotal } from './new-prices.ts';
import { $deliveryLine, $requestedDay } from '../../draft/delivery-line.ts';
import { $box, $quote } from '../../draft/box.ts';
import { $boxId, $selection } from '../../draft/draft.ts';
import { $editingLineId } from '../../draft/editing-line.ts';
import { watchPaymentReturn } from '#features/checkout/payment.ts';
import { AllergenConfirmation } from '#features/allergens/AllergenConfirmation.tsx';
import { DuplicatePaymentPrompt } from '#features/checkout/DuplicatePaymentPrompt.tsx';
import { CheckoutError } from '#features/checkout/CheckoutError.tsx';
import { PaymentCancelledNotice } from '#features/checkout/PaymentCancelledNotice.tsx';
import { $chosenDesign } from '../../draft/chosen-design.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { DeliveryErrorSummary, ERROR_SUMMARY_ID } from './DeliveryErrorSummary.tsx';
import { OrderSummaryPanel } from './OrderSummaryPanel.tsx';
import { ShippingOptions } from './ShippingOptions.tsx';
import { StepHeading } from '../../parts/StepHeading.tsx';
import { useAfterPaint } from '#ui/use-after-paint.ts';
import styles from './StepDelivery.module.css';
import { FREE_DELIVERY } from '#copy/delivery.ts';
import { $cartCount } from '#features/cart/cart-count.ts';
import { leftInCartText } from '../../copy.ts';

function pay(options?: { isSecond: boolean }): void {
  if (!startBuilderCheckout(options)) focusOn(ERROR_SUMMARY_ID);
}

function submit(event: SyntheticEvent): void {
  event.preventDefault();
  pay();
}

/** The delivery address and the shipping method; above them what the last submit found wrong, or why a payment did not start. */
function DeliveryForm() {
  return (
    <div>
      <div className={styles['notice']}>
        <PaymentCancelledNotice orderType="builder" />
      </div>
      <div className={styles['notice']}>
        <PaymentError />
      </div>
      <ConfirmAllergens />
      <DeliveryErrorSummary />
      <DuplicatePaymentPrompt orderType="builder" onPayAgain={() => pay({ isSecond: true })} />
      <SkipToSummary />
      <LeftInCart />
      <form id={DELIVERY_FORM} className={`form ${styles['form']}`} noValidate onSubmit={submit}>
        <DeliveryFields />
        <ShippingOptions />
      </form>
    </div>
  );
}

/** Why a payment did not start; after a change of prices the new total beside the former one. */
function PaymentError() {
  const quote = useStore($quote);
  const formerPence = useStore($formerTotal);
  return (
    <CheckoutError orderType="builder" keptText="Your box and address are still here.">
      {quote && formerPence !== null && (
        <p>
          Your total is now <strong>{formatPounds(quote.totalPence)}</strong>, was{' '}
          {formatPounds(formerPence)}.
        </p>
      )}
    </CheckoutError>
  );
}

/** Asks to confirm the allergens to avoid that the current box contains. */
function ConfirmAllergens() {
  const boxId = useStore($boxId);
  const selection = useStore($selection);
  if (boxId === null) return null;
  return (
    <div className={styles['notice']}>
      <AllergenConfirmation boxes={[{ boxId, selection }]} where="this box" />
    </div>
  );
}

/** Says that the boxes in the basket are not part of this payment. */
function LeftInCart() {
  const [count] = useState(() => $cartCount.get());
  return <div className={styles['notice']}>{count > 0 && <p>{leftInCartText(count)}</p>}</div>;
}

/** On a narrow screen, the box, the requested day and the price above the form: leads to the summary below it. */
function SkipToSummary() {
  const box = useStore($box);
  const quote = useStore($quote);
  const design = useStore($chosenDesign);
  const arriveOn = useStore($requestedDay);
  const { short } = useStore($deliveryLine);
  if (!box || !quote || !design) return null;
  return (
    <button type="button" className={styles['box']} onClick={() => focusOn(ORDER_SUMMARY_TITLE_ID)}>
      <img src={lidImage(design.slug)} alt="" width="650" height="500" />
      <span>
        <strong>{box.name}</strong>
        {design.name}
        <br />
        {arriveOn !== null && <span>{short}</span>}
      </span>
      <span>
        <strong>{formatPounds(quote.totalPence)}</strong>
        delivered
      </span>
    </button>
  );
}

/**
 * Delivery and payment. A box from the cart has its summary only; delivery follows in the cart. The summary renders one
 * frame after the form, so that the form shows sooner.
 */
export function StepDelivery() {
  useEffect(() => watchPaymentReturn('builder'), []);
  const hasSummary = useAfterPaint(true, false);
  const isEditing = useStore($editingLineId) !== null;
  return (
    <>
      <BackLink />
      <StepHeading step="delivery">
        <p>{FREE_DELIVERY}</p>
      </StepHeading>
      <div className={styles['columns']}>
        {isEditing ? (
          <div>
            <ConfirmAllergens />
            <SkipToSummary />
            <p className="lead">
              This box comes from your basket. Save it there: delivery and payment follow in the
              basket, for all your boxes at once.
            </p>
          </div>
        ) : (
          <DeliveryForm />
        )}
        {hasSummary && <OrderSummaryPanel />}
      </div>
    </>
  );
}
