/** The number of reviews on a page beside the featured one. */
export const REVIEWS_PER_PAGE = 3;

const MAX_UNCUT_LENGTH = 120;

/** A review's text: the part shown at once, and the part behind "read more". */
export interface ReviewText {
  start: string;
  rest: string;
}

/**
 * Splits a text of more than 120 characters after the last whole word within them. A shorter text has an empty rest.
 */
export function truncateReview(text: string): ReviewText {
  if (text.length <= MAX_UNCUT_LENGTH) return { start: text, rest: '' };
  const lastSpace = text.lastIndexOf(' ', MAX_UNCUT_LENGTH);
  const end = lastSpace > 0 ? lastSpace : MAX_UNCUT_LENGTH;
  return { start: text.slice(0, end), rest: text.slice(end) };
}

/** Returns the next or previous page, counted from 0. The last page leads to the first and back. */
export function wrapPage(page: number, by: 1 | -1, pages: number): number {
  return (page + by + pages) % pages;
}
