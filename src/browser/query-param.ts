/** Reads a parameter of the page's address and drops it from there, so that it is neither shown, bookmarked nor shared. */
export function takeFromAddress(name: string): string | null {
  const address = new URL(window.location.href);
  const value = address.searchParams.get(name);
  if (value === null) return null;
  address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
  return value;
}
