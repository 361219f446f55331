import { atom } from 'nanostores';

/** A short message above the current step. The next step change removes it. */
export interface Notice {
  text: string;
  /** Whether it tells of a loss. */
  isWarning?: boolean;
  /** Whether a link to the basket follows the text. */
  linksToCart?: true;
  /** Whether a button to the flavours follows the text. */
  leadsToFlavours?: true;
}

export const $builderNotice = atom<Notice | null>(null);
