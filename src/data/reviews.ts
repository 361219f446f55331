import customerReviews from './customer-reviews.json' with { type: 'json' };

/** A customer's review on the home page. */
export interface Review {
  name: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  /** The month of the review, `YYYY-MM`. */
  date: string;
  featured?: true;
  confirmed: boolean;
}

const review = (name: string, date: string, text: string, rating = 5): Review => ({
  name,
  rating,
  text,
  date,
  confirmed: false,
});

/** What customers sent and the shop confirmed, as the shopkeeper's page exports it. */
const confirmed: readonly Omit<Review, 'featured' | 'confirmed'>[] = customerReviews;

/** The reviews on the home page: the confirmed ones, and samples until the owner deletes them. */
export const reviews: readonly Review[] = [
  ...confirmed.map((sent) => ({ ...sent, confirmed: true })),
  {
    ...review(
      'A. W.',
      '2026-10',
      'I could not be there for her eightieth, so I sent the box of twelve. She has kept the lid on the mantelpiece.',
    ),
    featured: true,
  },
  review(
    'J. P.',
    '2026-10',
    'My mum rang me before she had her coat off. The note was in real handwriting, which she has since shown to the whole street.',
  ),
  review(
    'S. T.',
    '2026-09',
    'Ordered on Monday, eaten by Thursday. The sea salt caramel went first.',
  ),
  review(
    'M. R.',
    '2026-09',
    'One for each of my sisters. Three boxes, three lids, not one wrong flavour.',
  ),
  review(
    'K. D.',
    '2026-09',
    'Soft, crumbly, not too sweet. This is how fudge tasted on our holidays.',
  ),
  review(
    'L. H.',
    '2026-08',
    'We gave two hundred slices to our wedding guests. People still ask where they came from, and my uncle asks every time we meet.',
  ),
  review(
    'P. N.',
    '2026-08',
    'Clotted cream for me, liquorice for him. Nobody has to share. Perfect.',
  ),
  review(
    'C. B.',
    '2026-07',
    'One vegan bag came a little squashed. They put it right the same day.',
    4,
  ),
  review('T. O.', '2026-07', 'Bought a box in the shop, ordered another from the train home.'),
  review(
    'E. M.',
    '2026-06',
    'Grandad keeps the keyring on his shed key. The fudge was good too, he says.',
  ),
  review('R. S.', '2026-06', 'Maple and walnut: the best thing I have eaten this year.'),
  review(
    'D. F.',
    '2026-05',
    'Quick, neat, and every flavour labelled for the allergy in our family.',
  ),
  review('H. G.', '2026-05', 'A thank-you for our teachers. Gone by the end of break.', 4),
];
