import type { Review } from './reviews.ts';

/** A customer's words about slices for an occasion. */
export type Testimonial = Omit<Review, 'featured'>;

/** Sample testimonials, shown until the owner has chosen and confirmed real ones. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'H. & O., wedding of 110 guests',
    rating: 5,
    text: 'One slice at every place, and by the speeches there was not one left. My new father-in-law had four.',
    date: '2026-09',
    confirmed: false,
  },
  {
    name: 'B. K., thank-you to a team of 60',
    rating: 5,
    text: 'We chose six flavours, they came in three days, and for once nobody asked for the receipt to change the gift.',
    date: '2026-07',
    confirmed: false,
  },
  {
    name: 'F. L., village summer fair',
    rating: 5,
    text: 'Two hundred slices on one table. We had planned to sell them all afternoon and were done by two o’clock.',
    date: '2026-06',
    confirmed: false,
  },
];
