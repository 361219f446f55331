import { atom } from 'nanostores';

/** Something the builder says in passing, over the step in view; the next page turn takes it away. */
export interface QuietWord {
  text: string;
  /** Whether a way to the basket stands beside it. */
  leadsToBasket?: true;
}

export const $quietWord = atom<QuietWord | null>(null);
