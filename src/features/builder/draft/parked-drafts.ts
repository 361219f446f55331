import { atom, computed } from 'nanostores';
import { finishedBoxes } from '#domain/box/box.ts';
import { emptyDraft, type Draft } from '#domain/box/draft.ts';
import { isEmptyDraft, isSameBox, replaceBox } from '#domain/box/draft-contents.ts';
import { orderHasBox } from '#domain/order/already-paid.ts';
import { draftName } from './box.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $draft } from './draft.ts';
import { $editingLineId } from './editing-line.ts';
import { $alreadyPaid, dismissAlreadyPaid } from '#features/checkout/already-paid.ts';
import type { StepName } from '../steps.ts';
import { $step } from './step.ts';
import { offerUndo, type Undoable } from '#ui/undo.ts';
import { goToStep, resumeAtStep } from './wizard.ts';

/** A draft stored on this device. */
export interface SavedDraft {
  draft: Draft;
  step: StepName;
  /** The id of the cart line it edits, or null. */
  editingLineId: string | null;
  /** The time of the last change, ISO 8601. */
  lastUpdated: string;
}

/** Older drafts are dropped. */
const MAX_PARKED_DRAFTS = 3;

/** Earlier drafts, latest first. The builder offers to continue the first. */
export const $parkedDrafts = atom<readonly SavedDraft[]>([]);

/** Whether anything is in the current draft. */
export const $hasDraft = computed($draft, (draft) => !isEmptyDraft(draft));

/** Returns the current draft as it is stored, with its step and the time. */
export const currentDraft = (now = new Date()): SavedDraft => ({
  draft: $draft.get(),
  step: $step.get(),
  editingLineId: $editingLineId.get(),
  lastUpdated: now.toISOString(),
});

/** Parks drafts that are not empty and differ from the current one. */
export function parkDrafts(boxes: readonly SavedDraft[]): void {
  const inHand = $draft.get();
  const others = boxes.filter(({ draft }) => !isEmptyDraft(draft) && !isSameBox(draft, inHand));
  $parkedDrafts.set(others.slice(0, MAX_PARKED_DRAFTS));
}

/** Continues the first parked draft and parks the current one in its place. */
export function resumeParkedDraft(): void {
  const [other, ...rest] = $parkedDrafts.get();
  if (!other) return;
  const left = currentDraft();
  $draft.set(replaceBox(left.draft, other.draft));
  $editingLineId.set(other.editingLineId);
  parkDrafts([left, ...rest]);
  resumeAtStep(other.step);
}

/** The undo of the last drafts that were discarded. */
let discarded: Undoable | undefined;

/** Discards the first parked draft and offers an undo. */
export function discardParkedDraft(): void {
  const others = $parkedDrafts.get();
  $parkedDrafts.set(others.slice(1));
  const message = `${draftName(others[0]?.draft)} cleared.`;
  discarded = offerUndo({ message, undo: () => $parkedDrafts.set(others) }, discarded);
}

/** Discards the paid box, current or parked, and starts a new draft. */
export function discardPaidDraft(): void {
  const order = $alreadyPaid.get()?.order;
  dismissAlreadyPaid();
  if (!order) return;
  const isPaid = (draft: Draft): boolean =>
    finishedBoxes([draft], $catalogue.get()).some((box) => orderHasBox(order, box));
  $parkedDrafts.set($parkedDrafts.get().filter(({ draft }) => !isPaid(draft)));
  if (!isPaid($draft.get())) return;
  const clear = (): void => {
    $editingLineId.set(null);
    $draft.set(replaceBox($draft.get(), emptyDraft));
  };
  if ($step.get() === 'box') clear();
  else goToStep('box', clear);
}
