/** Reads a parameter of the page's URL and drops it from there, so that it is neither shown, bookmarked nor shared. */
export function consumeQueryParam(name: string): string | null {
  const url = new URL(window.location.href);
  const value = url.searchParams.get(name);
  if (value === null) return null;
  url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
  return value;
}
