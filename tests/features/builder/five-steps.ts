import type { Step } from '#features/builder/define-step.tsx';
import { wizardSteps } from '#features/builder/wizard-steps.ts';

/** The five steps that the tests of the wizard walk, whichever others the shop has. */
export const fiveSteps: readonly Step[] = (
  ['box', 'flavours', 'lid', 'note', 'delivery'] as const
).flatMap((name) => wizardSteps.find((step) => step.name === name) ?? []);
