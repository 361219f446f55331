import { atom } from 'nanostores';
import type { StepId } from '#domain/step-names.ts';

/** The step in view. How it is turned is in `wizard.ts`. */
export const $step = atom<StepId>(1);

/** Whether the wizard has been fetched and has opened as the address asks. */
export const $isBuilderReady = atom(false);

/** A flavour the shopper came for, before there is a box to put it in. */
export const $wantedFlavourId = atom<number | null>(null);

/** Why the last press came to nothing, if it did. */
export const $stepError = atom<string | null>(null);

/** What is said when something could not be fetched: "This step". */
export const loadErrorText = (what: string): string =>
  `${what} could not be loaded. Please check your connection and try again.`;
