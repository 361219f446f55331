/** The parameter of the address that remembers the filter, so that Back, a reload and a shared link keep it. */
const PARAMETER = 'hide';

/** Reads from the part of the address after the path which of these allergens to hide. */
export function readHidden(search: string, known: readonly string[]): string[] {
  const wanted = new URLSearchParams(search).get(PARAMETER)?.split(' ') ?? [];
  return known.filter((allergen) => wanted.includes(allergen));
}

/** The part of the address after the path for these hidden allergens; empty for none. */
export function writeHidden(hidden: readonly string[]): string {
  return hidden.length === 0 ? '' : `?${new URLSearchParams({ [PARAMETER]: hidden.join(' ') })}`;
}

/** "Showing 21 of 27 flavours". */
export function countText(shown: number, all: number): string {
  return `Showing ${shown} of ${all} flavours`;
}
