import { keyringProblem } from '#domain/box/draft-problems.ts';
import { deliveryErrors } from '#domain/delivery/delivery-rules.ts';
import { blockerText } from '../../copy.ts';
import { defineStep } from '../../define-step.tsx';
import { PayButton } from './PayButton.tsx';
import { StepDelivery } from './StepDelivery.tsx';

export const step = defineStep({
  View: StepDelivery,
  nextLabel: () => 'Proceed to Payment',
  blocker: (draft) =>
    blockerText(keyringProblem(draft)) ?? deliveryErrors(draft.customer)[0]?.message ?? null,
  footer: { NextButton: PayButton },
});
