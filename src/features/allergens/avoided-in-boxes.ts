import { atom } from 'nanostores';
import { announce } from '#browser/announce.ts';
import { focusOn } from '#browser/focus.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { ALLERGENS, type Allergen } from '#domain/food/allergens.ts';
import { findAvoidedInBox, unconfirmedBoxes, type BoxFlavours } from '#domain/box/avoided-boxes.ts';
import { $avoided, $confirmed } from './avoid-list.ts';

/** The id of the confirmation checkbox, for focus. */
export const CONFIRM_ID = 'avoided-confirmed';

/** The message for a box that contains an avoided allergen and is not confirmed. */
export const UNCONFIRMED = 'Please confirm the allergens you asked to avoid, or change the box';

/** Whether the shopper tried to continue without confirming. */
export const $isConfirmationMissed = atom(false);

/** Returns the avoided allergens that these boxes contain. */
export function conflictsOf(
  boxes: readonly BoxFlavours[],
  avoided: readonly Allergen[] = $avoided.get(),
): Allergen[] {
  const found = new Set(boxes.flatMap((box) => findAvoidedInBox(box, avoided, $catalogue.get())));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/** Returns whether these boxes contain nothing avoided or are confirmed. */
export function areConfirmed(boxes: readonly BoxFlavours[]): boolean {
  return unconfirmedBoxes(boxes, $avoided.get(), $confirmed.get(), $catalogue.get()).length === 0;
}

/** As `areConfirmed`, and shows the missing confirmation from now on. */
export function checkConfirmed(boxes: readonly BoxFlavours[]): boolean {
  const isConfirmed = areConfirmed(boxes);
  $isConfirmationMissed.set(!isConfirmed);
  return isConfirmed;
}

/** As `checkConfirmed`, and announces and focuses the missing confirmation. */
export function askToConfirm(boxes: readonly BoxFlavours[]): boolean {
  if (checkConfirmed(boxes)) return true;
  announce(UNCONFIRMED);
  focusOn(CONFIRM_ID);
  return false;
}
