import { KEEPS_AT_LEAST_DAYS, KEEPS_AT_MOST_DAYS } from '#domain/food/shelf-life.ts';

/** How long fudge keeps: "4-6 weeks". */
export const shelfLife = `${KEEPS_AT_LEAST_DAYS / 7}-${KEEPS_AT_MOST_DAYS / 7} weeks`;

/** How long before the day the shop advises to order slices. */
export const bulkNotice = '6-8 weeks';

/** What the kitchen handles, so that traces of it may be in any fudge. */
export const kitchenAllergens = 'milk, soya, eggs, nuts and gluten';

/** The shop's commitments to its customers. Pages and mails quote them from here. */
export const policies = {
  posting:
    'Orders are sent at 4PM on Monday, Wednesday and Friday. In the four weeks before Christmas, Valentine’s Day, Mother’s Day, Easter and Father’s Day we post every weekday.',
  damage:
    'Please tell us within 24 hours of its arrival, with a photograph if you can, and we will replace it or refund you. If you notice later, tell us all the same: your statutory rights are unaffected.',
  cancel:
    'Until your order has been made up we can cancel it and refund you in full: write to us as soon as you can. Fudge is food that goes off, so the 14-day right to change your mind does not apply once we have made it. A box that you fill, or that carries your note, is also made to your choice.',
  /** Ends without a full stop: the mail goes on. */
  cancelSlices: 'You can cancel for any reason until we begin to make them',
  shelfLife: `Its shelf life is ${shelfLife} from the day we make it.`,
  storing:
    'Keep it in its wrapping, somewhere cool and dry, out of the sun. No refrigeration is needed.',
  confirmed: false,
} as const;
