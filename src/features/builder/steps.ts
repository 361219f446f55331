/** An icon of the progress bar. Steps that share one show as one. */
export interface ProgressIcon {
  label: string;
  /** The icon's SVG path. */
  path: string;
}

/** What names a step. */
export interface StepHead {
  name: string;
  title: string;
  /** The name in a link back to this step. */
  shortName: string;
  icon: ProgressIcon;
}

const chooseBox: ProgressIcon = {
  label: 'Choose Box',
  path: 'M3 7.5 12 3l9 4.5v9L12 21l-9-4.5zM3 7.5l9 4.5 9-4.5M12 12v9',
};
const pickFudge: ProgressIcon = {
  label: 'Pick Fudge',
  path: 'M8 4h8v8H8zM3 12h9v8H3zM12 12h9v8h-9z',
};
const customise: ProgressIcon = {
  label: 'Customise',
  path: 'M4 12v9h16v-9M3 8h18v4H3zM12 8v13M12 8C9 8 7 7 7.5 5S11 4 12 8c1-4 4-5 4.5-3S15 8 12 8',
};
const postage: ProgressIcon = { label: 'Postage', path: 'M3 6h18v13H3zM3 7l9 7 9-7' };

/**
 * The steps of the wizard, in order. The first one is prerendered. `steps/NAME/step.tsx` holds the rest of each: its view,
 * its rules and its part of the footer, which load with the wizard.
 */
export const STEPS = [
  {
    name: 'box',
    title: 'Choose Your Fudge Box',
    shortName: 'Choose Box',
    icon: chooseBox,
  },
  {
    name: 'flavours',
    title: 'Select Your Fudge Flavours',
    shortName: 'Pick Fudge',
    icon: pickFudge,
  },
  {
    name: 'lid',
    title: 'Customise Your Box',
    shortName: 'Box Design',
    icon: customise,
  },
  {
    name: 'note',
    title: 'Add Your Handwritten Note',
    shortName: 'Handwritten Note',
    icon: customise,
  },
  {
    name: 'delivery',
    title: 'Shipping & Payment',
    shortName: 'Shipping',
    icon: postage,
  },
] as const satisfies readonly StepHead[];

/** The name of a step. It is saved with a draft, so that a step keeps its name for good. */
export type StepName = (typeof STEPS)[number]['name'];

/** Returns the title of a step. */
export function stepTitle(name: StepName): string {
  return STEPS.find((step) => step.name === name)?.title ?? '';
}
