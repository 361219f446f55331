import '#ui/alert.css';
import '#ui/sticky-footer.css';
import '#ui/dialog.css';
import '#ui/field.css';
import '#ui/surface.css';
import '#ui/surface-wood.css';
import '#ui/panel.css';
import '#ui/note-card.css';
import '#ui/stepper.css';
import '#ui/summary.css';
import '#ui/box-tokens.css';
import '#ui/tray.css';

export { BuilderNotices } from './notices/BuilderNotices.tsx';
export { BuilderFooter } from './footer/BuilderFooter.tsx';
export { openBuilder } from './draft/open-builder.ts';
export { $currentStep, goToStep, selectBox } from './draft/wizard.ts';
