import { isGift, lidProblem } from '#domain/box/draft-problems.ts';
import { blockerText } from '../../copy.ts';
import { defineStep } from '../../define-step.tsx';
import { StepLid } from './StepLid.tsx';

export const step = defineStep({
  View: StepLid,
  nextLabel: (draft) => (isGift(draft) ? 'Continue' : 'Skip to Shipping'),
  blocker: (draft, catalogue) => blockerText(lidProblem(draft, catalogue)),
});
