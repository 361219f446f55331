import { isGift, keyringProblem } from '#domain/box/draft-problems.ts';
import { blockerText } from '../../copy.ts';
import { defineStep } from '../../define-step.tsx';
import { StepNote } from './StepNote.tsx';

export const step = defineStep({
  View: StepNote,
  isNeeded: isGift,
  nextLabel: () => 'Continue to Shipping',
  blocker: (draft) => blockerText(keyringProblem(draft)),
});
