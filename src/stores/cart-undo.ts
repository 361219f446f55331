import { atom, computed } from 'nanostores';
import { announce } from '#browser/announce.ts';
import { $cartLines, type CartLineView } from './cart-lines.ts';
import { clearCart, duplicateCartLine, removeCartLine, removeOrderedBoxes } from './cart.ts';
import { $paidAlready, dismissAlreadyPaid } from './paid-already.ts';
import { $undoable, offerUndo, type Undoable } from './undo.ts';

interface Change {
  /** The line that the focus goes to when the change is taken back. */
  lineId: string;
  /** Where among the lines the offer stands. */
  index: number;
  undoable: Undoable;
}

const $lastChange = atom<Change | null>(null);

/** The change of the basket that can still be taken back. */
export const $cartUndo = computed([$lastChange, $undoable], (change, undoable) =>
  change?.undoable === undoable ? change : null,
);

function offer({ undoable, ...place }: Change): void {
  $lastChange.set({ undoable, ...place });
  offerUndo(undoable);
}

const indexOf = (id: string): number => $cartLines.get().findIndex((line) => line.id === id);

/** Takes a line out of the basket and offers to put it back. */
export function removeLineWithUndo({ id, fullName }: CartLineView): void {
  const index = indexOf(id);
  const undoable = { message: `${fullName} removed.`, undo: removeCartLine(id) };
  offer({ lineId: id, index, undoable });
}

/** Takes everything out of the basket and offers to put it back. */
export function clearCartWithUndo(): void {
  const [first] = $cartLines.get();
  if (!first) return;
  const undoable = { message: 'Basket emptied.', undo: clearCart() };
  offer({ lineId: first.id, index: 0, undoable });
}

/** Adds one more of a box and offers to take it out again; equal boxes are one line. */
export function duplicateLineWithUndo({ id, fullName, quantity }: CartLineView): void {
  const undo = duplicateCartLine(id);
  if (!undo) return;
  const message = `${fullName}: one more added, ${quantity + 1} in your basket.`;
  announce(message);
  offer({ lineId: id, index: indexOf(id) + 1, undoable: { message, undo } });
}

/** Takes the boxes that were paid for out of the basket, and offers to put them back. */
export function removePaidWithUndo(): void {
  const order = $paidAlready.get()?.order;
  const [first] = $cartLines.get();
  dismissAlreadyPaid();
  if (!order || !first) return;
  const undoable = { message: 'Taken out: paid for already.', undo: removeOrderedBoxes(order) };
  offer({ lineId: first.id, index: 0, undoable });
}
