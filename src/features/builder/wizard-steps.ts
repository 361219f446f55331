import type { Step, StepParts } from './define-step.tsx';
import { STEPS } from './steps.ts';

const parts = import.meta.glob<StepParts>('./steps/*/step.tsx', { eager: true, import: 'step' });

/** The steps of the wizard with all that they do. Loads with the wizard. */
export const wizardSteps: readonly Step[] = STEPS.flatMap((head) => {
  const own = parts[`./steps/${head.name}/step.tsx`];
  return own ? [{ ...head, ...own }] : [];
});
