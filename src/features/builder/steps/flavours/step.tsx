import { flavoursProblem } from '#domain/box/draft-problems.ts';
import { blockerText } from '../../copy.ts';
import { defineStep } from '../../define-step.tsx';
import { FullBox } from './FullBox.tsx';
import { PiecesProgress, PiecesStatus } from './PiecesProgress.tsx';
import { StepFlavours } from './StepFlavours.tsx';

export const step = defineStep({
  View: StepFlavours,
  nextLabel: () => 'Next',
  blocker: (draft, catalogue) => blockerText(flavoursProblem(draft, catalogue)),
  footer: { Status: PiecesStatus, Progress: PiecesProgress, Addition: FullBox },
});
