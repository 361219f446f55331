import { atom, computed } from 'nanostores';
import { announce } from '#browser/announce.ts';
import { $cartLines, type CartLineView } from './cart-lines.ts';
import { clearCart, duplicateCartLine, removeCartLine, removeOrderedBoxes } from '../cart.ts';
import { $alreadyPaid, dismissAlreadyPaid } from '#features/checkout/already-paid.ts';
import { $undoable, offerUndo, type Undoable } from '#ui/undo.ts';

interface Change {
  /** The line that gets the focus after the undo. */
  lineId: string;
  /** The position of the undo row among the lines. */
  index: number;
  undoable: Undoable;
}

const $lastChange = atom<Change | null>(null);

/** The last cart change while its undo is on offer. */
export const $cartUndo = computed([$lastChange, $undoable], (change, undoable) =>
  change?.undoable === undoable ? change : null,
);

function offer({ undoable, ...place }: Change): void {
  $lastChange.set({ undoable, ...place });
  offerUndo(undoable);
}

const indexOf = (id: string): number => $cartLines.get().findIndex((line) => line.id === id);

/** The undo of the last removals. */
let removal: Undoable | undefined;

/** Removes a line and offers an undo. */
export function removeLineWithUndo({ id, fullName }: CartLineView): void {
  const index = indexOf(id);
  const action = { message: `${fullName} removed.`, undo: removeCartLine(id) };
  removal = offerUndo(action, removal);
  $lastChange.set({ lineId: id, index, undoable: removal });
}

/** Empties the cart and offers an undo. */
export function clearCartWithUndo(): void {
  const [first] = $cartLines.get();
  if (!first) return;
  const undoable = { message: 'Basket emptied.', undo: clearCart() };
  offer({ lineId: first.id, index: 0, undoable });
}

/** Adds one more box to a line and offers an undo. */
export function duplicateLineWithUndo({ id, fullName, quantity }: CartLineView): void {
  const undo = duplicateCartLine(id);
  if (!undo) return;
  const message = `${fullName}: one more added, ${quantity + 1} in your basket.`;
  announce(message);
  offer({ lineId: id, index: indexOf(id) + 1, undoable: { message, undo } });
}

/** Removes the boxes already paid for and offers an undo. */
export function removePaidWithUndo(): void {
  const order = $alreadyPaid.get()?.order;
  const [first] = $cartLines.get();
  dismissAlreadyPaid();
  if (!order || !first) return;
  const undoable = { message: 'Taken out: paid for already.', undo: removeOrderedBoxes(order) };
  offer({ lineId: first.id, index: 0, undoable });
}
