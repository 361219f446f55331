import { atom } from 'nanostores';
import { choicesOf, emptyDraft, type BoxDraft } from '#domain/box-draft.ts';
import { isEmptyDraft, isSameBox, replaceBox } from '#domain/draft-contents.ts';
import { holdsBox } from '#domain/paid-already.ts';
import type { StepId } from '#domain/step-names.ts';
import { nameOf } from './box.ts';
import { $draft } from './draft.ts';
import { $editedLine } from './editing-line.ts';
import { $paidAlready, dismissPaid } from './paid-already.ts';
import { $step } from './step.ts';
import { offerUndo } from './undo.ts';
import { goTo, reopenAt } from './wizard.ts';

/** A box that was begun on this device. */
export interface BegunBox {
  draft: BoxDraft;
  step: StepId;
  /** The line of the basket that it changes, if it does. */
  editedLine: string | null;
  /** When it was last changed, as an ISO time. */
  lastUpdated: string;
}

/** Older ones than these are let go. */
const MOST_BOXES = 3;

/** The boxes that were begun before the one in hand, the latest first; they are offered until the shopper has chosen. */
export const $otherBoxes = atom<readonly BegunBox[]>([]);

export const boxInHand = (now = new Date()): BegunBox => ({
  draft: $draft.get(),
  step: $step.get(),
  editedLine: $editedLine.get(),
  lastUpdated: now.toISOString(),
});

/** Keeps boxes beside the one in hand: those that hold anything else than it does. */
export function keepBeside(boxes: readonly BegunBox[]): void {
  const inHand = $draft.get();
  const others = boxes.filter(({ draft }) => !isEmptyDraft(draft) && !isSameBox(draft, inHand));
  $otherBoxes.set(others.slice(0, MOST_BOXES));
}

/** Takes up the offered box where it was left; the one in hand is kept in its place. */
export function continueBox(): void {
  const [other, ...rest] = $otherBoxes.get();
  if (!other) return;
  const left = boxInHand();
  $draft.set(replaceBox(left.draft, other.draft));
  $editedLine.set(other.editedLine);
  keepBeside([left, ...rest]);
  reopenAt(other.step);
}

/** Lets the offered box go, which can be taken back for a while. */
export function startAfresh(): void {
  const others = $otherBoxes.get();
  $otherBoxes.set(others.slice(1));
  offerUndo({
    message: `${nameOf(others[0]?.draft)} cleared.`,
    takeBack: () => $otherBoxes.set(others),
  });
}

/** Lets go of the box that was paid for, in hand or put aside, and begins a new one. */
export function leavePaidBox(): void {
  const order = $paidAlready.get()?.order;
  dismissPaid();
  if (!order) return;
  const isPaid = (draft: BoxDraft): boolean => {
    const choices = choicesOf(draft);
    return choices !== null && holdsBox(order, choices);
  };
  $otherBoxes.set($otherBoxes.get().filter(({ draft }) => !isPaid(draft)));
  if (!isPaid($draft.get())) return;
  const clear = (): void => {
    $editedLine.set(null);
    $draft.set(replaceBox($draft.get(), emptyDraft));
  };
  if ($step.get() === 1) clear();
  else goTo(1, clear);
}
