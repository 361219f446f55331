import { computed } from 'nanostores';
import { announce } from '#browser/announce.ts';
import type { BoxDraft } from '#domain/box-draft.ts';
import { boxSteps, nextStep, previousStep, reachableStep, getStep } from '#domain/box-steps.ts';
import type { StepId } from '#domain/step-names.ts';
import { addFlavour, chooseBox, clearBox, draftName, offerDraftUndo } from './box.ts';
import { $draft } from './draft.ts';
import { $catalogue } from './catalogue.ts';
import { transitionStep } from './step-transition.ts';
import { $builderNotice } from './builder-notice.ts';
import { $step, $wantedFlavourId } from './step.ts';

/** What is missing before the wizard may go on from here, or null. */
export const $blocker = computed([$step, $draft, $catalogue], (step, draft, catalogue) =>
  getStep(step).blocker(draft, catalogue),
);

export const $previousStep = computed([$step, $draft], previousStep);

let wanted: StepId = 1;

/** The page's address while a box is being built: a reload, or the way back from the payment page, restores it. */
const BUILDING = '?restored=true';

function stepInHistory(state: unknown): StepId | undefined {
  const boxStep =
    state !== null && typeof state === 'object' && 'boxStep' in state && state.boxStep;
  return boxSteps.find(({ id }) => id === boxStep)?.id;
}

function transitionTo(step: StepId, beforeSwap?: () => void): void {
  wanted = step;
  $builderNotice.set(null);
  void transitionStep(step < $step.get() ? 'back' : 'forward', () => {
    beforeSwap?.();
    $step.set(step);
    const shopName = document.title.split(' | ').at(-1) ?? '';
    document.title = `Step ${step} of ${boxSteps.length}: ${getStep(step).title} | ${shopName}`;
    window.scrollTo(0, 0);
  });
}

/** Turns to a step and makes it a history entry. */
export function goToStep(step: StepId, beforeSwap?: () => void): void {
  if (step === wanted) return;
  history.pushState({ boxStep: step }, '', BUILDING);
  transitionTo(step, beforeSwap);
}

const offerCleared = (before: BoxDraft): void =>
  offerDraftUndo(`${draftName(before)} cleared.`, before, () => goToStep(2));

/** Takes a box and goes on to its flavours. What another box loses can be taken back for a while. */
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

/** The page's own way back; from the flavours it empties the box, for which an undo is offered. */
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

/** Goes on if the step is done; otherwise says what is missing. */
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
  if (reachable !== wanted) transitionTo(reachable);
}

/** Makes the wizard ready for its first press: it follows the browser's history from here on. */
export function initWizard(): void {
  history.scrollRestoration = 'manual';
  history.replaceState({ boxStep: 1 }, '');
  addEventListener('popstate', followHistory);
}

/** Turns to the first step up to `step` that still lacks something, though the box is another one than before. */
export function resumeAtStep(step: StepId): void {
  $builderNotice.set(null);
  goToStep(reachableStep(step, $draft.get(), $catalogue.get()));
}

/** Opens the wizard on the first step up to `step` that still lacks something. */
export function openAtStep(step: StepId): void {
  const opening = reachableStep(step, $draft.get(), $catalogue.get());
  if (opening === 1) return;
  wanted = opening;
  history.replaceState({ boxStep: opening }, '', BUILDING);
  $step.set(opening);
}
