/** What a page asks that lacks a part: Firefox never fetches a module again that failed once. */
export const RELOAD_QUESTION = 'This page is incomplete. Load it again?';

/** Offers to load the page again. What a visitor has chosen is stored. */
export function offerReload(): void {
  if (confirm(RELOAD_QUESTION)) location.reload();
}
