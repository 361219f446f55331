import { atom } from 'nanostores';

/** Something that can be taken back for a while. */
export interface Undoable {
  message: string;
  undo: () => void;
}

const OFFERED_MS = 8000;

export const $undoable = atom<Undoable | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

export function dismissUndo(): void {
  clearTimeout(timer);
  $undoable.set(null);
}

/** The offer stays while pointer or focus rests on it. */
export function pauseUndo(): void {
  clearTimeout(timer);
}

export function resumeUndo(): void {
  clearTimeout(timer);
  timer = setTimeout(dismissUndo, OFFERED_MS);
}

export function offerUndo(undoable: Undoable): void {
  $undoable.set(undoable);
  resumeUndo();
}

export function undo(): void {
  const undoable = $undoable.get();
  dismissUndo();
  undoable?.undo();
}
