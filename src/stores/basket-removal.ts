import { atom, computed } from 'nanostores';
import { $basketLines, type BasketLine } from './basket-lines.ts';
import { removeLine } from './cart.ts';
import { $undoable, offerUndo, type Undoable } from './undo.ts';

interface Removal {
  lineId: string;
  /** Where the line stood. */
  index: number;
  undoable: Undoable;
}

const $lastRemoval = atom<Removal | null>(null);

/** The removal that can still be taken back. */
export const $removal = computed([$lastRemoval, $undoable], (removal, undoable) =>
  removal?.undoable === undoable ? removal : null,
);

/** Takes a line out of the basket and offers to put it back. */
export function removeFromBasket({ id, fullName }: BasketLine): void {
  const index = $basketLines.get().findIndex((line) => line.id === id);
  const undoable = { message: `${fullName} removed.`, takeBack: removeLine(id) };
  $lastRemoval.set({ lineId: id, index, undoable });
  offerUndo(undoable);
}
