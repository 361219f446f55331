import { catalogue } from '#data/catalogue.ts';
import { readBuilderRequest } from '#domain/builder-address.ts';
import type { StepId } from '#domain/step-names.ts';
import { addFlavour, chooseBox } from './box.ts';
import { $catalogue } from './catalogue.ts';
import { $draft } from './draft.ts';
import { readProgress } from './restore.ts';
import { saveProgress } from './saved-progress.ts';
import { $step, $wantedFlavourId } from './step.ts';
import { openAt, wakeWizard } from './wizard.ts';

/** Brings back what was saved on this device, and answers with its step; null when nothing was. */
function restoredStep(opensShipping: boolean): StepId | null {
  const saved = readProgress();
  if (!saved) return null;
  $draft.set(saved.draft);
  return opensShipping ? 5 : saved.step;
}

/** Does what the page's address asks for, and answers with the step to open. */
function followAddress(query: URLSearchParams): StepId {
  const request = readBuilderRequest((name) => query.get(name), catalogue);
  const restored = request.restores ? restoredStep(request.opensShipping) : null;
  if (restored !== null) return restored;
  if (request.boxId === null) {
    $wantedFlavourId.set(request.flavourId);
    return 1;
  }
  chooseBox(request.boxId);
  if (request.flavourId !== null) addFlavour(request.flavourId);
  return 2;
}

/** Opens the builder as its address asks: clean, on a linked box or flavour, or with what was saved on this device. */
export function openBuilder(search: string): void {
  $catalogue.set(catalogue);
  wakeWizard();
  try {
    openAt(followAddress(new URLSearchParams(search)));
  } catch (error) {
    console.error('The box could not be brought back:', error);
  }
  // From the first change on: an untouched wizard overwrites nothing.
  $draft.listen(() => saveProgress());
  $step.listen(() => saveProgress());
}
