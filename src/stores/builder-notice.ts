import { atom } from 'nanostores';

/** Something the builder says in passing, over the step in view; the next page turn takes it away. */
export interface Notice {
  text: string;
  /** Whether a way to the basket stands beside it. */
  linksToCart?: true;
}

export const $builderNotice = atom<Notice | null>(null);
