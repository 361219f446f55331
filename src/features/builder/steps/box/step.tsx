import { boxProblem } from '#domain/box/draft-problems.ts';
import { blockerText } from '../../copy.ts';
import { defineStep } from '../../define-step.tsx';

export const step = defineStep({
  View: null,
  blocker: (draft, catalogue) => blockerText(boxProblem(draft, catalogue)),
});
