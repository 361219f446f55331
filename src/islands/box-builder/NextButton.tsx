import { useStore } from '@nanostores/react';
import { stepOf } from '#domain/box-steps.ts';
import { $draft } from '#stores/draft.ts';
import { $checkout } from '#stores/checkout-progress.ts';
import { DELIVERY_FORM } from '#stores/delivery-form.ts';
import { $editedLine } from '#stores/editing-line.ts';
import { saveInBasket } from '#stores/draft-to-cart.ts';
import { $blocker, goNext } from '#stores/wizard.ts';
import { $step } from '#stores/step.ts';
import styles from './StickyFooter.module.css';

/** The one raspberry button: goes on, or says what is missing; on the last step it sends the delivery form. */
export function NextButton() {
  const step = useStore($step);
  const blocker = useStore($blocker);
  const label = stepOf(step).nextLabel(useStore($draft));
  const { isProcessing } = useStore($checkout);
  const editedLine = useStore($editedLine);
  const className = `button button--primary ${styles['next']}`;
  // Two buttons, told apart by key: were it one, the press that turns to the form would send it at once.
  if (step === 5 && editedLine !== null) {
    return (
      <button
        key="save"
        type="button"
        className={className}
        onClick={() => saveInBasket(editedLine)}
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
