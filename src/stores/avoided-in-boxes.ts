import { atom } from 'nanostores';
import { announce } from '#browser/announce.ts';
import { focusOn } from '#browser/focus.ts';
import { catalogue } from '#data/catalogue.ts';
import { ALLERGENS, type Allergen } from '#domain/allergens.ts';
import { findAvoidedInBox, unconfirmedBoxes, type BoxFlavours } from '#domain/avoided-boxes.ts';
import { $avoided, $confirmed } from './avoid-list.ts';

/** The tick that confirms, to lead the focus there. */
export const CONFIRM_ID = 'avoided-confirmed';

/** Why a box that holds something to avoid does not go on. */
export const UNCONFIRMED = 'Please confirm the allergens you asked to avoid, or change the box';

/** Whether somebody tried to go on without confirming. */
export const $isConfirmationMissed = atom(false);

/** What these boxes together hold of what was to be avoided. */
export function conflictsOf(
  boxes: readonly BoxFlavours[],
  avoided: readonly Allergen[] = $avoided.get(),
): Allergen[] {
  const found = new Set(boxes.flatMap((box) => findAvoidedInBox(box, avoided, catalogue)));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/** Whether these boxes may go on: nothing in them is to be avoided, or the shopper has confirmed it. */
export function areConfirmed(boxes: readonly BoxFlavours[]): boolean {
  return unconfirmedBoxes(boxes, $avoided.get(), $confirmed.get(), catalogue).length === 0;
}

/** As `areConfirmed`, when the shopper wants to go on: from now on it shows what is missing. */
export function checkConfirmed(boxes: readonly BoxFlavours[]): boolean {
  const isConfirmed = areConfirmed(boxes);
  $isConfirmationMissed.set(!isConfirmed);
  return isConfirmed;
}

/** As `checkConfirmed`, and leads to the tick that is missing. */
export function askToConfirm(boxes: readonly BoxFlavours[]): boolean {
  if (checkConfirmed(boxes)) return true;
  announce(UNCONFIRMED);
  focusOn(CONFIRM_ID);
  return false;
}
