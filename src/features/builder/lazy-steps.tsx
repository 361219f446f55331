import '#ui/alert.css';
import '#ui/sticky-footer.css';
import '#ui/dialog.css';
import '#ui/field.css';
import '#ui/surface.css';
import '#ui/panel.css';
import '#ui/note-card.css';
import '#ui/stepper.css';
import '#ui/summary.css';
import '#ui/tray.css';
import type { ComponentType } from 'react';
import type { StepId } from '#domain/box/step-names.ts';
import { StepDelivery } from './steps/delivery/StepDelivery.tsx';
import { StepFlavours } from './steps/flavours/StepFlavours.tsx';
import { StepLid } from './steps/lid/StepLid.tsx';
import { StepNote } from './steps/note/StepNote.tsx';

export { BuilderNotices } from './notices/BuilderNotices.tsx';
export { BuilderFooter } from './footer/BuilderFooter.tsx';
export { openBuilder } from './draft/open-builder.ts';
export { goToStep, selectBox } from './draft/wizard.ts';

export const lazyStepViews: Partial<Record<StepId, ComponentType>> = {
  2: StepFlavours,
  3: StepLid,
  4: StepNote,
  5: StepDelivery,
};
