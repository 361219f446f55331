/** Returns a query parameter and removes it from the URL, so that it is not bookmarked or shared. */
export function consumeQueryParam(name: string): string | null {
  const url = new URL(window.location.href);
  const value = url.searchParams.get(name);
  if (value === null) return null;
  url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
  return value;
}
