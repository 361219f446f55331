import { useStore } from '@nanostores/react';
import { $checkouts } from '#features/checkout/checkout-progress.ts';
import type { NextButtonProps } from '../../define-step.tsx';
import { $editingLineId } from '../../draft/editing-line.ts';
import { DELIVERY_FORM } from './delivery-form.ts';
import { saveDraftToCart } from './draft-to-cart.ts';

/** The button of the last step: submits the delivery form, or saves the edited cart line. */
export function PayButton({ label, className }: NextButtonProps) {
  const { isProcessing } = useStore($checkouts.builder);
  const editingLineId = useStore($editingLineId);
  if (editingLineId !== null) {
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
