import { atom } from 'nanostores';
import { finishDraft, emptyDraft, type BoxDraft } from '#domain/box-draft.ts';
import { isEmptyDraft, isSameBox, replaceBox } from '#domain/draft-contents.ts';
import { orderHasBox } from '#domain/paid-already.ts';
import type { StepId } from '#domain/step-names.ts';
import { draftName } from './box.ts';
import { $draft } from './draft.ts';
import { $editingLineId } from './editing-line.ts';
import { $paidAlready, dismissAlreadyPaid } from './paid-already.ts';
import { $step } from './step.ts';
import { offerUndo } from './undo.ts';
import { goToStep, resumeAtStep } from './wizard.ts';

/** A box that was begun on this device. */
export interface SavedDraft {
  draft: BoxDraft;
  step: StepId;
  /** The line of the basket that it changes, if it does. */
  editingLineId: string | null;
  /** When it was last changed, as an ISO time. */
  lastUpdated: string;
}

/** Older ones than these are let go. */
const MAX_PARKED_DRAFTS = 3;

/** The boxes that were begun before the one in hand, the latest first; they are offered until the shopper has chosen. */
export const $parkedDrafts = atom<readonly SavedDraft[]>([]);

export const currentDraft = (now = new Date()): SavedDraft => ({
  draft: $draft.get(),
  step: $step.get(),
  editingLineId: $editingLineId.get(),
  lastUpdated: now.toISOString(),
});

/** Keeps boxes beside the one in hand: those that hold anything else than it does. */
export function parkDrafts(boxes: readonly SavedDraft[]): void {
  const inHand = $draft.get();
  const others = boxes.filter(({ draft }) => !isEmptyDraft(draft) && !isSameBox(draft, inHand));
  $parkedDrafts.set(others.slice(0, MAX_PARKED_DRAFTS));
}

/** Takes up the offered box where it was left; the one in hand is kept in its place. */
export function resumeParkedDraft(): void {
  const [other, ...rest] = $parkedDrafts.get();
  if (!other) return;
  const left = currentDraft();
  $draft.set(replaceBox(left.draft, other.draft));
  $editingLineId.set(other.editingLineId);
  parkDrafts([left, ...rest]);
  resumeAtStep(other.step);
}

/** Lets the offered box go, which can be taken back for a while. */
export function discardParkedDraft(): void {
  const others = $parkedDrafts.get();
  $parkedDrafts.set(others.slice(1));
  offerUndo({
    message: `${draftName(others[0]?.draft)} cleared.`,
    undo: () => $parkedDrafts.set(others),
  });
}

/** Lets go of the box that was paid for, in hand or put aside, and begins a new one. */
export function discardPaidDraft(): void {
  const order = $paidAlready.get()?.order;
  dismissAlreadyPaid();
  if (!order) return;
  const isPaid = (draft: BoxDraft): boolean => {
    const choices = finishDraft(draft);
    return choices !== null && orderHasBox(order, choices);
  };
  $parkedDrafts.set($parkedDrafts.get().filter(({ draft }) => !isPaid(draft)));
  if (!isPaid($draft.get())) return;
  const clear = (): void => {
    $editingLineId.set(null);
    $draft.set(replaceBox($draft.get(), emptyDraft));
  };
  if ($step.get() === 1) clear();
  else goToStep(1, clear);
}
