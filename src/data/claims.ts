/** A figure the shop claims about itself, with its source. Unconfirmed claims block a launch. */
export interface Claim {
  figure: string;
  text: string;
  source: string;
  asOf: string;
  confirmed: boolean;
}

export const claims = {
  sales: {
    figure: '10,000+',
    text: 'total sales',
    source: 'Sales over the counter and by post, counted by the family',
    asOf: '2026-11',
    confirmed: false,
  },
  reviews: {
    figure: '2,000+',
    text: 'customer reviews',
    source: 'Five-star reviews on all platforms together',
    asOf: '2026-11',
    confirmed: false,
  },
  rating: {
    figure: '4.8',
    text: 'out of 5 from 124 reviews on our own page',
    value: 4.8,
    count: 124,
    source: "The shop's own review page",
    asOf: '2026-11',
    confirmed: false,
  },
  hygiene: {
    figure: 'Food hygiene rating',
    text: 'see our certificate',
    source: 'Food Standards Agency',
    asOf: '2026-11',
    confirmed: false,
  },
} as const satisfies Record<string, Claim & { value?: number; count?: number }>;

/** The images of the fudge are rendered, not photographed. The owner must confirm that they do not mislead. */
export const images = {
  text: 'The pictures are illustrations made on a computer. Fudge is made by hand: pieces differ in size, colour and pattern from them.',
  confirmed: false,
};

/** The number of flavours each page claims. A test checks that the catalogue has more than `moreThan`. */
export const flavourClaims = {
  home: { text: 'over 23', moreThan: 23 },
  ingredients: { text: 'over 20', moreThan: 20 },
} as const;
