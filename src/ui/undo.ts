import { atom } from 'nanostores';

/** An action that can be undone for a while. */
export interface Undoable {
  message: string;
  undo: () => void;
}

const TIMEOUT_MS = 8000;

export const $undoable = atom<Undoable | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Closes the offer to undo. */
export function dismissUndo(): void {
  clearTimeout(timer);
  $undoable.set(null);
}

/** Keeps the offer open while it has pointer or focus. */
export function pauseUndo(): void {
  clearTimeout(timer);
}

/** Closes the offer eight seconds from now. */
export function resumeUndo(): void {
  clearTimeout(timer);
  timer = setTimeout(dismissUndo, TIMEOUT_MS);
}

/**
 * Offers to undo an action, and returns the offer. It takes the place of the last one; if that is `earlier`, one undo takes
 * back both, as after a double tap.
 */
export function offerUndo(action: Undoable, earlier?: Undoable): Undoable {
  const undoable =
    earlier && earlier === $undoable.get()
      ? {
          message: `${earlier.message} ${action.message}`,
          undo: () => {
            action.undo();
            earlier.undo();
          },
        }
      : action;
  $undoable.set(undoable);
  resumeUndo();
  return undoable;
}

/** Undoes what is offered and closes the offer. */
export function undo(): void {
  const undoable = $undoable.get();
  dismissUndo();
  undoable?.undo();
}
