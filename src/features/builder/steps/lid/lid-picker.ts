import { atom } from 'nanostores';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { chooseCategory, type LidChoice } from '#domain/box/lids.ts';
import { chooseLidCategory, chooseLidDesign } from '../../draft/box.ts';
import { $draft } from '../../draft/draft.ts';
import { $step } from '../../draft/step.ts';

/** The open category and its selected design; null while the picker is closed. */
export const $lidPicker = atom<LidChoice | null>(null);

// Another step closes the picker.
$step.listen(() => $lidPicker.set(null));

/** Chooses a lid category: opens its designs, or takes the category at once if it has only one. */
export function openCategory(categoryId: number): void {
  const lid = chooseCategory(categoryId, $catalogue.get());
  if (!lid) console.error(`No lid designs in category ${categoryId}`);
  else if (lid.designName === null) $lidPicker.set(lid);
  else chooseLidCategory(categoryId);
}

/** Opens the picker at the chosen design. */
export function changeDesign(): void {
  $lidPicker.set($draft.get().lid);
}

/** Takes a design of the open category and closes the picker. */
export function pickDesign(designName: string): void {
  const picker = $lidPicker.get();
  if (!picker) return;
  chooseLidCategory(picker.categoryId);
  chooseLidDesign(designName);
  closePicker();
}

/** Closes the picker if a design is selected. Returns whether it closed. */
export function confirmDesign(): boolean {
  const isPicked = $lidPicker.get()?.designName != null;
  if (isPicked) closePicker();
  return isPicked;
}

/** Closes the picker. What was chosen before stays. */
export function closePicker(): void {
  $lidPicker.set(null);
}
