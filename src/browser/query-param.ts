/** Returns a query parameter; null without it. */
export function readQueryParam(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
}

/** Removes a query parameter from the URL, so that it is not bookmarked or shared. */
export function removeQueryParam(name: string): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}

/** Returns a query parameter and removes it from the URL. */
export function consumeQueryParam(name: string): string | null {
  const value = readQueryParam(name);
  removeQueryParam(name);
  return value;
}
