import { UndoOffer } from './UndoOffer.tsx';
import { WizardFooter } from './WizardFooter.tsx';

/** What stands over the foot of the screen: the bar, and above it what can be taken back. */
export function BuilderFooter() {
  return (
    <>
      <UndoOffer />
      <WizardFooter />
    </>
  );
}
