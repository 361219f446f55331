/** The number of a wizard step. */
export type StepId = 1 | 2 | 3 | 4 | 5;

/** The icons of the progress bar, in order (Spec 1 §2). */
export const PROGRESS_ICONS = ['Choose Box', 'Pick Fudge', 'Customise', 'Postage'] as const;

/** One of the progress icons. */
export type ProgressIcon = (typeof PROGRESS_ICONS)[number];

/** What a step is called. */
export interface StepNames {
  title: string;
  /** What a link back to this step calls it. */
  shortName: string;
  /** Which of the four progress icons stands for it (decision 12). */
  icon: ProgressIcon;
}

/** The names of the five steps (Spec 1 §2), apart from their rules: the first step shows them before it needs a rule. */
export const STEP_NAMES: Record<StepId, StepNames> = {
  1: { title: 'Choose Your Fudge Box', shortName: 'Choose Box', icon: 'Choose Box' },
  2: { title: 'Select Your Fudge Flavours', shortName: 'Pick Fudge', icon: 'Pick Fudge' },
  3: { title: 'Customise Your Box', shortName: 'Box Design', icon: 'Customise' },
  4: { title: 'Add Your Handwritten Note', shortName: 'Handwritten Note', icon: 'Customise' },
  5: { title: 'Shipping & Payment', shortName: 'Shipping', icon: 'Postage' },
};

const STEP_IDS = [1, 2, 3, 4, 5] as const;

/** The first step that an icon stands for: where its button leads. */
export function firstStepFor(icon: ProgressIcon): StepId {
  return STEP_IDS.find((id) => STEP_NAMES[id].icon === icon) ?? 1;
}
