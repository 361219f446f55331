import { deliveryFieldErrorText } from '#copy/fields.ts';
import { keyringProblem } from '#domain/box/draft-problems.ts';
import { deliveryErrors } from '#domain/customer/address-rules.ts';
import { blockerText } from '../../copy.ts';
import { defineStep } from '../../define-step.tsx';
import { PaymentNote } from '../../footer/PaymentNote.tsx';
import { PayButton } from './PayButton.tsx';
import { StepDelivery } from './StepDelivery.tsx';

export const step = defineStep({
  View: StepDelivery,
  nextLabel: () => 'Proceed to Payment',
  blocker: (draft) => {
    const error = deliveryErrors(draft.customer)[0];
    return blockerText(keyringProblem(draft)) ?? (error ? deliveryFieldErrorText(error) : null);
  },
  footer: { Note: PaymentNote, NextButton: PayButton },
});
