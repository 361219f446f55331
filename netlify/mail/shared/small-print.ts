import { policies } from '#data/policies.ts';

/** What the law requires in writing after a purchase, besides the seller: how to cancel, and what to do about damage. */
export const smallPrint = {
  damage: `We hope it arrives perfect. If anything is damaged: ${policies.damage.replace('Please', 'please')}`,
  cancel: policies.cancel,
  /** The same for slices, as the terms say it. */
  cancelSlices: `Bulk slices are made for your order. ${policies.cancelSlices}: write to us as soon as you can, and we refund you in full. Fudge is food that goes off, so the 14-day right to change your mind does not apply once we have begun.`,
  keep: 'Please keep this e-mail: with our terms it is your copy of what we agreed.',
} as const;
