/** A page whose text only the owner can confirm. */
interface Page {
  title: string;
  /** The date shown on the page; null for a page without one. */
  lastUpdated: string | null;
  confirmed: boolean;
}

/** The pages whose text the owner must confirm, with the dates that they show. */
export const pageDates = {
  story: {
    title: 'About: the family story and what makes the shop special',
    lastUpdated: null,
    confirmed: false,
  },
  terms: { title: 'Terms and conditions', lastUpdated: 'March 2024', confirmed: false },
  privacy: { title: 'Privacy policy', lastUpdated: 'April 2024', confirmed: false },
} as const satisfies Record<string, Page>;
