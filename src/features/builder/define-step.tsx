import type { ComponentType } from 'react';
import type { Draft } from '#domain/box/draft.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { StepHead, StepName } from './steps.ts';

/** What the footer gives the button that leads on. */
export interface NextButtonProps {
  label: string;
  className: string;
}

/** What a step does, besides its names in `STEPS`. */
export interface StepParts {
  /** Null on the first step, whose view the page has from the start. */
  View: ComponentType | null;
  /** Whether the wizard stops here for this draft. */
  isNeeded: (draft: Draft) => boolean;
  /** What the button that leads on says. */
  nextLabel: (draft: Draft) => string;
  /** Returns what is missing before the next step, in words for the shopper; null when nothing is. */
  blocker: (draft: Draft, catalogue: Catalogue) => string | null;
  /** What the footer shows on this step alone. */
  footer: {
    /** The line below the number of the step. */
    Status?: ComponentType;
    /** A progress bar beside the price. */
    Progress?: ComponentType;
    /** A line above the arrival, which on a phone stands in its place. */
    Note?: ComponentType;
    /** A line above the rest, or on a wide screen beside the price. */
    Addition?: ComponentType;
    /** The button that leads on. */
    NextButton?: ComponentType<NextButtonProps>;
  };
}

/** A step of the wizard. */
export type Step = StepHead & StepParts & { name: StepName };

/** Defines what a step does. One that says nothing else is always needed, blocks nothing and leads on by "Continue". */
export function defineStep(parts: Pick<StepParts, 'View'> & Partial<StepParts>): StepParts {
  return {
    isNeeded: () => true,
    nextLabel: () => 'Continue',
    blocker: () => null,
    footer: {},
    ...parts,
  };
}
