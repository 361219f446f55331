/** How many reviews stand on a page beside the featured one (Spec 1 §9). */
export const REVIEWS_PER_PAGE = 3;

const MAX_UNCUT_LENGTH = 120;

/** A review's text as it is shown: what stands there at once, and what "read more" adds. */
export interface ReviewText {
  start: string;
  rest: string;
}

/** Cuts a text of more than 120 characters after the last whole word within them (Spec 1 §9); a shorter one has no rest. */
export function truncateReview(text: string): ReviewText {
  if (text.length <= MAX_UNCUT_LENGTH) return { start: text, rest: '' };
  const lastSpace = text.lastIndexOf(' ', MAX_UNCUT_LENGTH);
  const end = lastSpace > 0 ? lastSpace : MAX_UNCUT_LENGTH;
  return { start: text.slice(0, end), rest: text.slice(end) };
}

/** The page after or before, counted from 0: the last leads on to the first, the first back to the last. */
export function wrapPage(page: number, by: 1 | -1, pages: number): number {
  return (page + by + pages) % pages;
}
