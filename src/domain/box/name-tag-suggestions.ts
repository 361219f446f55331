import type { Keyring } from '../catalogue.ts';
import { editDistance } from '../text/edit-distance.ts';

const MAX_SUGGESTIONS = 3;

/** Returns the letters of a name without accents, case, hyphens and spaces. */
function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

/**
 * Returns up to three name tags similar to a query without a match: distance at most half the query's length, at most
 * two. Nearest first, then those with the same first letter.
 */
export function suggestNameTags(typed: string, tags: readonly Keyring[]): Keyring[] {
  const letters = lettersOf(typed);
  const furthest = Math.min(2, Math.floor(letters.length / 2));
  return tags
    .map((tag) => {
      const title = lettersOf(tag.title);
      return { tag, apart: editDistance(letters, title), isOdd: title[0] !== letters[0] };
    })
    .filter(({ apart }) => letters !== '' && apart <= furthest)
    .sort((a, b) => a.apart - b.apart || Number(a.isOdd) - Number(b.isOdd))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ tag }) => tag);
}
