import { atom } from 'nanostores';

/** Something that can be taken back for a while. */
export interface Undoable {
  message: string;
  takeBack: () => void;
}

const OFFERED_MS = 8000;

export const $undoable = atom<Undoable | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

export function dropUndo(): void {
  clearTimeout(timer);
  $undoable.set(null);
}

/** The offer stays while pointer or focus rests on it. */
export function holdUndo(): void {
  clearTimeout(timer);
}

export function releaseUndo(): void {
  clearTimeout(timer);
  timer = setTimeout(dropUndo, OFFERED_MS);
}

export function offerUndo(undoable: Undoable): void {
  $undoable.set(undoable);
  releaseUndo();
}

export function undo(): void {
  const undoable = $undoable.get();
  dropUndo();
  undoable?.takeBack();
}
