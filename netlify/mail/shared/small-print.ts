import { policies } from '#data/policies.ts';
import { shop } from '#data/shop.ts';

const { street, town, county, postcode } = shop.address;

/** What the law requires in writing after a purchase: the seller, how to cancel, and what to do about damage. */
export const smallPrint = {
  damage: `We hope it arrives perfect. If anything is damaged: ${policies.damage.replace('Please', 'please')}`,
  cancel: policies.cancel,
  /** The same for slices, as the terms say it. */
  cancelSlices:
    'Bulk slices are made for your order. You can cancel for any reason until we begin to make them: write to us as soon as you can, and we refund you in full. Fudge is food that goes off, so the 14-day right to change your mind does not apply once we have begun.',
  keep: 'Please keep this e-mail: with our terms it is your copy of what we agreed.',
  seller: `You bought from ${shop.name}, ${street}, ${town}, ${county} ${postcode}.`,
  contact: `${shop.email}, ${shop.phone}`,
} as const;
