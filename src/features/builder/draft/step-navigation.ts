import type { Draft } from '#domain/box/draft.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { Step } from '../define-step.tsx';
import { STEPS, type StepName } from '../steps.ts';

/** Returns the index of a step. */
export const stepIndex = (steps: readonly { name: StepName }[], name: StepName): number =>
  steps.findIndex((step) => step.name === name);

/** Returns the next step the draft needs, or undefined after the last. */
export function nextStep(steps: readonly Step[], from: StepName, draft: Draft): Step | undefined {
  return steps.slice(stepIndex(steps, from) + 1).find((step) => step.isNeeded(draft));
}

const stepsBefore = (steps: readonly Step[], name: StepName, draft: Draft): Step[] =>
  steps.slice(0, stepIndex(steps, name)).filter((step) => step.isNeeded(draft));

/** Returns the previous step the draft needs, or undefined before the first. */
export function previousStep(
  steps: readonly Step[],
  from: StepName,
  draft: Draft,
): Step | undefined {
  return stepsBefore(steps, from, draft).at(-1);
}

/** Returns the steps before this one that block, each with what is missing. */
export function unmetSteps(
  steps: readonly Step[],
  name: StepName,
  draft: Draft,
  catalogue: Catalogue,
): { name: StepName; blocker: string }[] {
  return stepsBefore(steps, name, draft).flatMap((step) => {
    const blocker = step.blocker(draft, catalogue);
    return blocker === null ? [] : [{ name: step.name, blocker }];
  });
}

/** Returns the first step before `wanted` that blocks, otherwise `wanted`: the step the wizard opens on. */
export function reachableStep(
  steps: readonly Step[],
  wanted: StepName,
  draft: Draft,
  catalogue: Catalogue,
): StepName {
  const [unmet] = unmetSteps(steps, wanted, draft, catalogue);
  const open = steps.slice(stepIndex(steps, wanted)).find((step) => step.isNeeded(draft));
  return (unmet ?? open)?.name ?? wanted;
}

/** The steps as drafts and history entries of earlier versions number them, from 1. */
const NUMBERED_STEPS = ['box', 'flavours', 'lid', 'note', 'delivery'] as const;

/** Parses the step of a saved draft or a history entry: its name, or its number from an earlier version. */
export function parseStoredStep(
  stored: unknown,
  steps: readonly { name: StepName }[] = STEPS,
): StepName | undefined {
  return typeof stored === 'number'
    ? NUMBERED_STEPS[stored - 1]
    : steps.find(({ name }) => name === stored)?.name;
}
