import { useStore } from '@nanostores/react';
import { getStep } from '#domain/box/box-steps.ts';
import { $draft } from '../draft/draft.ts';
import { $checkout } from '#features/checkout/checkout-progress.ts';
import { DELIVERY_FORM } from '../steps/delivery/delivery-form.ts';
import { $editingLineId } from '../draft/editing-line.ts';
import { saveDraftToCart } from '../steps/delivery/draft-to-cart.ts';
import { $blocker, goNext } from '../draft/wizard.ts';
import { $step } from '../draft/step.ts';
import styles from './StickyFooter.module.css';

/**
 * The primary button. Goes to the next step or says what is missing; on step 5 it submits the delivery form or saves the
 * edited cart line.
 */
export function NextButton() {
  const step = useStore($step);
  const blocker = useStore($blocker);
  const label = getStep(step).nextLabel(useStore($draft));
  const { isProcessing } = useStore($checkout);
  const editingLineId = useStore($editingLineId);
  const className = `button button--primary ${styles['next']}`;
  // The keys keep the buttons separate in the DOM: as one element, the click that opens step 5 would also submit its form.
  if (step === 5 && editingLineId !== null) {
    return (
      <button
        key="save"
        type="button"
        className={className}
        onClick={() => saveDraftToCart(editingLineId)}
      >
        Save in basket
      </button>
    );
  }
  if (step === 5) {
    return (
      <button
        key="submit"
        type="submit"
        form={DELIVERY_FORM}
        className={className}
        aria-disabled={isProcessing || undefined}
      >
        {isProcessing ? 'Processing...' : label}
      </button>
    );
  }
  return (
    <button
      key="next"
      type="button"
      className={className}
      aria-disabled={blocker === null ? undefined : true}
      onClick={goNext}
    >
      {blocker ?? label}
    </button>
  );
}
