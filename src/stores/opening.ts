import type { StepId } from '#domain/box-steps.ts';
import { emptyDraft } from '#domain/box-draft.ts';
import { readBuilderRequest } from '#domain/builder-address.ts';
import { $draft, addFlavour, chooseBox } from './box.ts';
import { $catalogue, fetchCatalogue } from './catalogue.ts';
import { startClock } from './clock.ts';
import { $step, $wantedFlavourId, openAt, wakeWizard } from './wizard.ts';

/** A shopper who has pressed something by now has begun a box, which nothing may replace. */
const isUntouched = (): boolean => $draft.get() === emptyDraft;

async function restoredStep(opensShipping: boolean): Promise<StepId | null> {
  const { readProgress } = await import('./restore.ts');
  const saved = readProgress();
  if (!saved || !isUntouched()) return null;
  $draft.set(saved.draft);
  return opensShipping ? 5 : saved.step;
}

/** Does what the page's address asks for, and answers with the step to open. */
async function followAddress(query: URLSearchParams): Promise<StepId> {
  await fetchCatalogue();
  const request = readBuilderRequest((name) => query.get(name), $catalogue.get());
  const restored = request.restores ? await restoredStep(request.opensShipping) : null;
  if (restored !== null) return restored;
  if (request.boxId === null || !isUntouched()) {
    $wantedFlavourId.set(request.flavourId);
    return 1;
  }
  chooseBox(request.boxId);
  if (request.flavourId !== null) addFlavour(request.flavourId);
  return 2;
}

/** Saves as the shopper goes, from the first change on: an untouched wizard overwrites nothing. */
function save(): void {
  void import('./saved-progress.ts').then(({ saveProgress }) => {
    saveProgress();
  });
}

/** Opens the builder as its address asks: clean, on a linked box or flavour, or with what was saved on this device. */
export async function openBuilder(search: string, prepare: () => Promise<void>): Promise<void> {
  wakeWizard(prepare);
  startClock();
  const query = new URLSearchParams(search);
  try {
    if (query.size > 0) await openAt(await followAddress(query));
  } catch (error) {
    console.error('The box could not be brought back:', error);
  }
  $draft.listen(save);
  $step.listen(save);
}
