import { atom } from 'nanostores';
import { saveFile } from '#browser/download.ts';
import {
  confirmedReviews,
  decideReview,
  shopkeeperReviews,
  type ListedReview,
} from '#contract/shopkeeper-reviews.ts';
import type { ReviewDecision } from '#domain/review.ts';
import { problemOf, sendAsShopkeeper } from '../sign-in/access.ts';
import { createEntryList } from './entry-list.ts';

/** The reviews that customers sent, those to confirm first. */
export const reviewList = createEntryList<ListedReview, ReviewDecision>({
  waiting: 'waiting',
  read: (page) => sendAsShopkeeper(shopkeeperReviews, page),
  change: (change) => sendAsShopkeeper(decideReview, change),
});

/** What became of the last download, and whether one is under way. */
export const $download = atom({ isBusy: false, message: '' });

const FILE = 'customer-reviews.json';

/** Saves the confirmed reviews as the file that the website is built from. */
export async function downloadConfirmed(): Promise<void> {
  if ($download.get().isBusy) return;
  $download.set({ isBusy: true, message: '' });
  const result = await sendAsShopkeeper(confirmedReviews, {});
  if (result?.kind !== 'ok') {
    $download.set({ isBusy: false, message: result ? problemOf(result) : '' });
    return;
  }
  const { length } = result.response;
  const text = `${JSON.stringify(result.response, null, 2)}\n`;
  saveFile(new Blob([text], { type: 'application/json' }), FILE);
  $download.set({
    isBusy: false,
    message: `${FILE} holds ${length === 1 ? 'one review' : `${length} reviews`}.`,
  });
}
