import { UndoToast } from '../notices/UndoToast.tsx';
import { StickyFooter } from './StickyFooter.tsx';

/** The sticky footer with the undo toast above it. */
export function BuilderFooter() {
  return (
    <>
      <UndoToast />
      <StickyFooter />
    </>
  );
}
