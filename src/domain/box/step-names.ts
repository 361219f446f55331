/** The number of a wizard step. */
export type StepId = 1 | 2 | 3 | 4 | 5;

/** The icons of the progress bar, in order. */
export const PROGRESS_ICONS = ['Choose Box', 'Pick Fudge', 'Customise', 'Postage'] as const;

/** One of the progress icons. */
export type ProgressIcon = (typeof PROGRESS_ICONS)[number];

/** The names of a step. */
export interface StepNames {
  title: string;
  /** The name in a link back to this step. */
  shortName: string;
  /** The progress icon of the step. Steps 3 and 4 share one. */
  icon: ProgressIcon;
}

/** The names of the five steps. Separate from their rules, so that the first step loads without them. */
export const STEP_NAMES: Record<StepId, StepNames> = {
  1: { title: 'Choose Your Fudge Box', shortName: 'Choose Box', icon: 'Choose Box' },
  2: { title: 'Select Your Fudge Flavours', shortName: 'Pick Fudge', icon: 'Pick Fudge' },
  3: { title: 'Customise Your Box', shortName: 'Box Design', icon: 'Customise' },
  4: { title: 'Add Your Handwritten Note', shortName: 'Handwritten Note', icon: 'Customise' },
  5: { title: 'Shipping & Payment', shortName: 'Shipping', icon: 'Postage' },
};

const STEP_IDS = [1, 2, 3, 4, 5] as const;

/** Returns the first step of a progress icon, to which its button leads. */
export function firstStepFor(icon: ProgressIcon): StepId {
  return STEP_IDS.find((id) => STEP_NAMES[id].icon === icon) ?? 1;
}
