import '#styles/alert.css';
import '#styles/sticky-footer.css';
import '#styles/dialog.css';
import '#styles/field.css';
import '#styles/surface.css';
import '#styles/panel.css';
import '#styles/note-card.css';
import '#styles/stepper.css';
import '#styles/summary.css';
import '#styles/tray.css';
import type { ComponentType } from 'react';
import type { StepId } from '#domain/step-names.ts';
import { StepDelivery } from './StepDelivery.tsx';
import { StepFlavours } from './StepFlavours.tsx';
import { StepLid } from './StepLid.tsx';
import { StepNote } from './StepNote.tsx';

export { BuilderNotices } from './BuilderNotices.tsx';
export { BuilderFooter } from './BuilderFooter.tsx';
export { openBuilder } from '#stores/open-builder.ts';
export { goToStep, selectBox } from '#stores/wizard.ts';

export const lazyStepViews: Partial<Record<StepId, ComponentType>> = {
  2: StepFlavours,
  3: StepLid,
  4: StepNote,
  5: StepDelivery,
};
