import { atom } from 'nanostores';
import type { PrintedParcel } from '#contract/shopkeeper-paperwork.ts';
import { $access } from '../sign-in/access.ts';

/** A paper: for the packer, or to go into the parcel. */
export type Paper = 'slip' | 'sheet';

/** What is printed, as of the last click; null before the first. */
export const $printed = atom<{ paper: Paper; parcels: readonly PrintedParcel[] } | null>(null);

/** A device that is signed out shows nobody's name any more. */
$access.listen(({ state }) => {
  if (state === 'signed-out') $printed.set(null);
});
