import { UndoToast } from './UndoToast.tsx';
import { StickyFooter } from './StickyFooter.tsx';

/** What stands over the foot of the screen: the bar, and above it what can be taken back. */
export function BuilderFooter() {
  return (
    <>
      <UndoToast />
      <StickyFooter />
    </>
  );
}
