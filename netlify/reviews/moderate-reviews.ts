import type { ListedReview } from '#contract/shopkeeper-reviews.ts';
import { DAY_MS, londonTime, type Instant } from '#domain/day.ts';
import { REFUSED_DAYS_KEPT, UNDECIDED_DAYS_KEPT, type ReviewDecision } from '#domain/review.ts';
import type { Editing } from '#netlify/shopkeeper/shopkeeper-store.ts';
import { readPage, requireChanged, type ListPage } from '#netlify/shopkeeper/waiting-entries.ts';
import type { ReviewStore, StoredReview } from './review-store.ts';

const listedReview = ({ receivedAt, ...review }: StoredReview): ListedReview => ({
  ...review,
  receivedAt: new Date(receivedAt).toISOString(),
});

/** Returns a page of reviews: all that wait for a decision, then the others, the newest first. */
export async function listReviews(
  shop: { reviews: Pick<ReviewStore, 'list'> },
  before: number | undefined,
): Promise<ListPage<ListedReview>> {
  const { entries, next } = await readPage(shop.reviews.list, before);
  return { entries: entries.map(listedReview), next };
}

/** Confirms or refuses a review; throws 404 when it is gone and 409 when its version is old. */
export async function moderateReview(
  shop: { reviews: Pick<ReviewStore, 'decide' | 'find'> },
  change: { id: number; status: ReviewDecision; expectedVersion: number },
  editing: Editing,
): Promise<{ entry: ListedReview }> {
  await shop.reviews.decide(change, editing);
  const entry = requireChanged(await shop.reviews.find(change.id), change);
  return { entry: listedReview(entry) };
}

/** Returns the confirmed reviews, the newest first, as the website's build takes them. */
export async function exportReviews(shop: {
  reviews: Pick<ReviewStore, 'listConfirmed'>;
}): Promise<{ name: string; date: string; text: string; rating: number }[]> {
  const found = await shop.reviews.listConfirmed();
  return found.map(({ name, receivedAt, text, rating }) => {
    const date = londonTime(receivedAt).day.slice(0, 'YYYY-MM'.length);
    return { name, date, text, rating };
  });
}

/** Deletes reviews that nobody decided about for a year, and refused ones after 30 days. */
export async function purgeReviews(
  shop: { reviews: Pick<ReviewStore, 'purge'> },
  now: Instant,
): Promise<void> {
  await shop.reviews.purge({
    received: now - UNDECIDED_DAYS_KEPT * DAY_MS,
    refused: now - REFUSED_DAYS_KEPT * DAY_MS,
  });
}
