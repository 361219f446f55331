import { shop } from '#data/shop.ts';

/** What the law wants in writing after a purchase: who sells, how to cancel, what to do when something is wrong. */
export const smallPrint = {
  damage:
    'We hope it arrives perfect. If anything is damaged, please tell us within 24 hours of its arrival, with a photograph if you can, and we will replace it or refund you. If you notice later, tell us all the same: your statutory rights are unaffected.',
  cancel:
    'Until your box has been made up we can cancel it and refund you in full: write to us as soon as you can. Fudge is food that goes off and each box is made to your choice, so the 14-day right to change your mind does not apply once we have made it.',
  seller: `You bought from ${shop.name}, ${shop.address.street}, ${shop.address.town}, ${shop.address.county} ${shop.address.postcode}.`,
  contact: `${shop.email}, ${shop.phone}`,
} as const;
