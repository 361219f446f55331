import { computed } from 'nanostores';
import { announce } from '#browser/announce.ts';
import type { Draft } from '#domain/box/box-draft.ts';
import { boxSteps, nextStep, previousStep, reachableStep, getStep } from '#domain/box/box-steps.ts';
import type { StepId } from '#domain/box/step-names.ts';
import { addFlavour, chooseBox, clearBox, draftName, offerDraftUndo } from './box.ts';
import { $draft } from './draft.ts';
import { $catalogue } from './catalogue.ts';
import { transitionStep } from './step-transition.ts';
import { $builderNotice } from './builder-notice.ts';
import { $step, $wantedFlavourId } from './step.ts';

/** What the current step still lacks, or null. */
export const $blocker = computed([$step, $draft, $catalogue], (step, draft, catalogue) =>
  getStep(step).blocker(draft, catalogue),
);

export const $previousStep = computed([$step, $draft], previousStep);

let targetStep: StepId = 1;

/** The URL query while building. A reload or a cancelled payment restores the draft by it. */
const RESTORE_QUERY = '?restored=true';

function stepInHistory(state: unknown): StepId | undefined {
  const boxStep =
    state !== null && typeof state === 'object' && 'boxStep' in state && state.boxStep;
  return boxSteps.find(({ id }) => id === boxStep)?.id;
}

function transitionTo(step: StepId, beforeSwap?: () => void): void {
  targetStep = step;
  $builderNotice.set(null);
  void transitionStep(step < $step.get() ? 'back' : 'forward', () => {
    beforeSwap?.();
    $step.set(step);
    const shopName = document.title.split(' | ').at(-1) ?? '';
    document.title = `Step ${step} of ${boxSteps.length}: ${getStep(step).title} | ${shopName}`;
    window.scrollTo(0, 0);
  });
}

/** Opens a step and pushes a history entry. */
export function goToStep(step: StepId, beforeSwap?: () => void): void {
  if (step === targetStep) return;
  history.pushState({ boxStep: step }, '', RESTORE_QUERY);
  transitionTo(step, beforeSwap);
}

const offerCleared = (before: Draft): void =>
  offerDraftUndo(`${draftName(before)} cleared.`, before, () => goToStep(2));

/** Chooses a box and opens its flavours. Offers an undo for what another box loses. */
export function selectBox(boxId: number): void {
  const before = $draft.get();
  chooseBox(boxId);
  const isLosing = before.selection.length > 0 || before.mainKeyringId !== null;
  if (isLosing) offerCleared(before);
  const wantedFlavourId = $wantedFlavourId.get();
  if (wantedFlavourId !== null) addFlavour(wantedFlavourId);
  $wantedFlavourId.set(null);
  goToStep(2);
}

/** Goes one step back. Leaving the flavours clears the box and offers an undo. */
export function goBack(): void {
  const step = $step.get();
  const previous = previousStep(step, $draft.get());
  if (previous === null) return;
  if (step !== 2) {
    goToStep(previous);
    return;
  }
  const before = $draft.get();
  goToStep(previous, () => {
    clearBox();
    offerCleared(before);
  });
}

/** Opens the next step, or announces what is missing. */
export function goNext(): void {
  const blocker = $blocker.get();
  const next = nextStep($step.get(), $draft.get());
  if (blocker !== null) announce(blocker);
  else if (next !== null) goToStep(next);
}

function followHistory({ state }: PopStateEvent): void {
  const step = stepInHistory(state);
  if (step === undefined) return;
  const reachable = reachableStep(step, $draft.get(), $catalogue.get());
  if (reachable !== step) history.replaceState({ boxStep: reachable }, '');
  if (reachable !== targetStep) transitionTo(reachable);
}

/** Starts following the browser's history. */
export function initWizard(): void {
  history.scrollRestoration = 'manual';
  history.replaceState({ boxStep: 1 }, '');
  addEventListener('popstate', followHistory);
}

/** Opens the first incomplete step up to `step`, for another draft than before. */
export function resumeAtStep(step: StepId): void {
  $builderNotice.set(null);
  goToStep(reachableStep(step, $draft.get(), $catalogue.get()));
}

/** Opens the wizard at the first incomplete step up to `step`. */
export function openAtStep(step: StepId): void {
  const firstStep = reachableStep(step, $draft.get(), $catalogue.get());
  if (firstStep === 1) return;
  targetStep = firstStep;
  history.replaceState({ boxStep: firstStep }, '', RESTORE_QUERY);
  $step.set(firstStep);
}
