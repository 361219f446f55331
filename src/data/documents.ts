/** A text of the shop's that only the owner can vouch for. */
interface Document {
  title: string;
  /** What the page says about its age; null for a page that does not. */
  lastUpdated: string | null;
  confirmed: boolean;
}

/** The pages whose words the owner answers for, with the dates that Spec 2 §2 gives. */
export const documents = {
  story: {
    title: 'About: the family story and what makes the shop special',
    lastUpdated: null,
    confirmed: false,
  },
  terms: { title: 'Terms and conditions', lastUpdated: 'March 2024', confirmed: false },
  privacy: { title: 'Privacy policy', lastUpdated: 'April 2024', confirmed: false },
} as const satisfies Record<string, Document>;
