import { piecesLeft, selectionFills } from './box-rules.ts';
import { findDraftBox, type Draft } from './box-draft.ts';
import type { Catalogue } from '../catalogue.ts';
import { deliveryErrors } from '../delivery/delivery-rules.ts';
import { NOT_A_GIFT, isLidComplete } from './lids.ts';
import { STEP_NAMES, type StepId, type StepNames } from './step-names.ts';

/** One step of the wizard: adding one is adding an entry here and a component of the same id. */
export interface BoxStep extends StepNames {
  id: StepId;
  /** Whether the wizard stops here for this draft. */
  isNeeded: (draft: Draft) => boolean;
  /** What the button that leads on says. */
  nextLabel: (draft: Draft) => string;
  /** Returns what is missing before the next step, in words for the shopper; null when nothing is. */
  blocker: (draft: Draft, catalogue: Catalogue) => string | null;
}

const always = (): boolean => true;
const isGift = (draft: Draft): boolean => draft.lid?.categoryId !== NOT_A_GIFT;

function flavoursBlocker(draft: Draft, catalogue: Catalogue): string | null {
  const box = findDraftBox(draft, catalogue);
  if (!box) return 'Choose a box first';
  if (box.fixedSelection || selectionFills(box, draft.selection, catalogue)) return null;
  const left = piecesLeft(box, draft.selection);
  if (left > 0) return `Choose ${left} more ${left === 1 ? box.unit.one : box.unit.many}`;
  return left < 0
    ? `Take out ${-left} ${left === -1 ? box.unit.one : box.unit.many}`
    : 'Choose your flavours again';
}

function lidBlocker(draft: Draft, catalogue: Catalogue): string | null {
  if (!draft.lid) return 'Choose what the lid says';
  return isLidComplete(draft.lid, catalogue) ? null : 'Pick a lid design';
}

function keyringBlocker(draft: Draft): string | null {
  return draft.mainKeyringId !== null && draft.nameTagIds.length === 0
    ? 'Add at least one name'
    : null;
}

/** The five steps of the wizard, in order. */
export const boxSteps: readonly BoxStep[] = [
  {
    id: 1,
    ...STEP_NAMES[1],
    isNeeded: always,
    nextLabel: () => 'Continue',
    blocker: (draft, catalogue) => (findDraftBox(draft, catalogue) ? null : 'Choose a box first'),
  },
  {
    id: 2,
    ...STEP_NAMES[2],
    isNeeded: always,
    nextLabel: () => 'Next',
    blocker: flavoursBlocker,
  },
  {
    id: 3,
    ...STEP_NAMES[3],
    isNeeded: always,
    nextLabel: (draft) => (draft.lid && !isGift(draft) ? 'Skip to Shipping' : 'Continue'),
    blocker: lidBlocker,
  },
  {
    id: 4,
    ...STEP_NAMES[4],
    isNeeded: isGift,
    nextLabel: () => 'Continue to Shipping',
    blocker: keyringBlocker,
  },
  {
    id: 5,
    ...STEP_NAMES[5],
    isNeeded: always,
    nextLabel: () => 'Proceed to Payment',
    blocker: (draft) => keyringBlocker(draft) ?? deliveryErrors(draft.customer)[0]?.message ?? null,
  },
];

/** Returns the step with this number. */
export function getStep(id: StepId): BoxStep {
  const step = boxSteps[id - 1];
  if (!step) throw new Error(`No step ${id}`);
  return step;
}

/** Returns the next step the draft needs, or null after the last. */
export function nextStep(id: StepId, draft: Draft): StepId | null {
  return boxSteps.find((step) => step.id > id && step.isNeeded(draft))?.id ?? null;
}

/** Returns the previous step the draft needs, or null before the first. */
export function previousStep(id: StepId, draft: Draft): StepId | null {
  return boxSteps.findLast((step) => step.id < id && step.isNeeded(draft))?.id ?? null;
}

/** Returns the first step before `wanted` whose gate fails, otherwise `wanted`: the step the wizard opens on. */
export function reachableStep(wanted: StepId, draft: Draft, catalogue: Catalogue): StepId {
  const unmet = boxSteps.find(
    (step) => step.id < wanted && step.isNeeded(draft) && step.blocker(draft, catalogue) !== null,
  );
  return (
    unmet?.id ?? (getStep(wanted).isNeeded(draft) ? wanted : (nextStep(wanted, draft) ?? wanted))
  );
}
