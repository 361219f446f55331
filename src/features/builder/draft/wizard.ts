import { atom, computed } from 'nanostores';
import { announce } from '#browser/announce.ts';
import type { Draft } from '#domain/box/draft.ts';
import { addFlavour, chooseBox, clearBox, draftName, offerDraftUndo } from './box.ts';
import { $draft } from './draft.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { transitionStep } from './step-transition.ts';
import { $builderNotice } from './builder-notice.ts';
import { $step, $wantedFlavourId } from './step.ts';
import type { Step } from '../define-step.tsx';
import type { StepName } from '../steps.ts';
import {
  nextStep,
  parseStoredStep,
  previousStep,
  reachableStep,
  stepIndex,
  unmetSteps,
} from './step-navigation.ts';

/** The steps that the wizard goes through, in order. `initWizard` sets them. */
const $steps = atom<readonly Step[]>([]);

/** The current step, with its number for display. */
export const $currentStep = computed([$steps, $step], (steps, name) => {
  const index = stepIndex(steps, name);
  return { step: steps[index], number: index + 1, count: steps.length };
});

/** What the current step still lacks, or null. */
export const $blocker = computed(
  [$currentStep, $draft, $catalogue],
  ({ step }, draft, catalogue) => step?.blocker(draft, catalogue) ?? null,
);

/** What the button to the next step says when nothing is missing. */
export const $nextLabel = computed(
  [$currentStep, $draft],
  ({ step }, draft) => step?.nextLabel(draft) ?? '',
);

/** The step that Back leads to, or undefined on the first. */
export const $previousStep = computed([$steps, $step, $draft], previousStep);

/** The earlier steps that block. */
export const $unmetSteps = computed([$steps, $step, $draft, $catalogue], unmetSteps);

let targetStep: StepName = $step.get();

/** The URL query while building. A reload or a cancelled payment restores the draft by it. */
const RESTORE_QUERY = '?restored=true';

function stepInHistory(state: unknown): StepName | undefined {
  const boxStep =
    state !== null && typeof state === 'object' && 'boxStep' in state && state.boxStep;
  return parseStoredStep(boxStep, $steps.get());
}

const reachable = (step: StepName): StepName =>
  reachableStep($steps.get(), step, $draft.get(), $catalogue.get());

function setTitle(): void {
  const { step, number, count } = $currentStep.get();
  const shopName = document.title.split(' | ').at(-1) ?? '';
  if (step) document.title = `Step ${number} of ${count}: ${step.title} | ${shopName}`;
}

const isBefore = (step: StepName, other: StepName): boolean =>
  stepIndex($steps.get(), step) < stepIndex($steps.get(), other);

/** Opens a later step, or the first one that blocks: the draft may have changed since the click. */
function openForward(step: StepName): void {
  const open = reachable(step);
  targetStep = open;
  $step.set(open);
  if (open === step) return;
  history.replaceState({ boxStep: open }, '');
  if (isBefore(open, step)) $builderNotice.set({ text: `${$blocker.get()}.`, isWarning: true });
}

/** What happens to the draft before the target step opens. The browser's Back does it first, and cannot prevent it. */
let changeDraft: (() => void) | undefined;

function settleDraft(): void {
  changeDraft?.();
  changeDraft = undefined;
}

function transitionTo(step: StepName): void {
  targetStep = step;
  $builderNotice.set(null);
  const isBack = isBefore(step, $step.get());
  void transitionStep(isBack ? 'back' : 'forward', () => {
    settleDraft();
    if (isBack) $step.set(step);
    else openForward(step);
    setTitle();
    window.scrollTo(0, 0);
  });
}

/** Opens a step and pushes a history entry. Before it opens, `change` happens to the draft: nothing else is opened meanwhile. */
export function goToStep(step: StepName, change?: () => void): void {
  if (step === targetStep || changeDraft) return;
  history.pushState({ boxStep: step }, '', RESTORE_QUERY);
  changeDraft = change;
  transitionTo(step);
}

const offerCleared = (before: Draft): void =>
  offerDraftUndo(`${draftName(before)} cleared.`, before, () => goToStep('flavours'));

/** Chooses a box and opens its flavours. Offers an undo for what another box loses. */
export function selectBox(boxId: number): void {
  const before = $draft.get();
  chooseBox(boxId);
  const isLosing = before.selection.length > 0 || before.keyring?.id != null;
  if (isLosing) offerCleared(before);
  const wantedFlavourId = $wantedFlavourId.get();
  if (wantedFlavourId !== null) addFlavour(wantedFlavourId);
  $wantedFlavourId.set(null);
  goToStep('flavours');
}

/** Goes one step back. Leaving the flavours clears the box and offers an undo. Right after Next it takes Next back. */
export function goBack(): void {
  const shown = $step.get();
  if (isBefore(shown, targetStep)) {
    goToStep(shown);
    return;
  }
  const previous = $previousStep.get()?.name;
  if (previous === undefined) return;
  if (shown !== 'flavours') {
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
  const next = nextStep($steps.get(), $step.get(), $draft.get());
  if (blocker !== null) announce(blocker);
  else if (next) goToStep(next.name);
}

function followHistory({ state }: PopStateEvent): void {
  const step = stepInHistory(state);
  if (step === undefined) return;
  settleDraft();
  const target = reachable(step);
  if (target !== step) history.replaceState({ boxStep: target }, '');
  if (target !== targetStep) transitionTo(target);
}

/** Takes the steps to go through, and starts following the browser's history. */
export function initWizard(steps: readonly Step[]): void {
  $steps.set(steps);
  history.scrollRestoration = 'manual';
  history.replaceState({ boxStep: $step.get() }, '');
  addEventListener('popstate', followHistory);
}

/** Opens the first incomplete step up to `step`, for another draft than before. */
export function resumeAtStep(step: StepName): void {
  $builderNotice.set(null);
  goToStep(reachable(step));
}

/** Opens the wizard at the first incomplete step up to `step`. */
export function openAtStep(step: StepName): void {
  const firstStep = reachable(step);
  if (firstStep === $step.get()) return;
  targetStep = firstStep;
  history.replaceState({ boxStep: firstStep }, '', RESTORE_QUERY);
  $step.set(firstStep);
  setTitle();
}
