import '#ui/field.css';
import { useLayoutEffect, type SyntheticEvent } from 'react';
import { listOwnErrors } from '#ui/FormErrorSummary.tsx';
import { bulkAction, startBulkCheckout } from './bulk-checkout.ts';
import { restoreBulkDraft } from './bulk-draft-storage.ts';
import { $areFlavoursTouched, $canOrder, $choiceError, $slicesError } from './bulk-order.ts';
import { startClock } from '#features/delivery/clock.ts';
import { watchPaymentReturn } from '#features/checkout/payment.ts';
import { focusOn } from '#browser/focus.ts';
import { BulkSummary, MISSING_ID } from './BulkSummary.tsx';
import { FLAVOURS_ERROR_ID } from './CustomFlavours.tsx';
import { FlavourFields } from './FlavourFields.tsx';
import { BulkCompanyFields } from './CompanyFields.tsx';
import { NeededDateField } from './NeededDateField.tsx';
import { SLICES_ID } from './BetterSlicesButton.tsx';
import { SliceFields } from './SliceFields.tsx';
import { TotalBar } from './TotalBar.tsx';
import styles from './BulkOrderForm.module.css';

/** Starts the clock, restores a saved order and handles a return from the payment page. Returns the cleanup. */
function start(): () => void {
  startClock();
  restoreBulkDraft();
  return watchPaymentReturn('bulk');
}

/**
 * Submits a complete order, or moves the focus to what is wrong. The flavours fill more than a phone's screen: there,
 * to the error.
 */
function submit(event: SyntheticEvent): void {
  event.preventDefault();
  $areFlavoursTouched.set(true);
  if ($canOrder.get()) startBulkCheckout();
  else if ($slicesError.get() !== null) focusOn(SLICES_ID);
  else focusOn($choiceError.get() === null ? MISSING_ID : FLAVOURS_ERROR_ID);
}

/** The bulk order calculator; without JavaScript the browser posts and checks it. */
export function BulkOrderForm() {
  // A layout effect runs before input made before hydration is replayed, so that this input overrides the saved order.
  useLayoutEffect(start, []);
  return (
    <form method="post" action={bulkAction} ref={listOwnErrors} onSubmit={submit}>
      <input type="hidden" name="form" value="slices" />
      <div className={styles['fields']}>
        <SliceFields />
        <div className={styles['choices']}>
          <FlavourFields />
          <NeededDateField />
          <BulkCompanyFields />
          <TotalBar />
        </div>
      </div>
      <BulkSummary />
    </form>
  );
}
