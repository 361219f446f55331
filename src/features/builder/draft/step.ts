import { atom } from 'nanostores';
import { STEPS, type StepName } from '../steps.ts';

/** The current step. `wizard.ts` changes it. */
export const $step = atom<StepName>(STEPS[0].name);

/** The flavour a link asked for, until a box is chosen. */
export const $wantedFlavourId = atom<number | null>(null);

/** Why the last step change failed, or null. */
export const $stepError = atom<string | null>(null);

/** Returns the message for a failed load; `what` is such as "This step". */
export const loadErrorText = (what: string): string =>
  `${what} could not be loaded. Please check your connection and try again.`;
