import type { Keyring } from '../catalogue.ts';

const MAX_SUGGESTIONS = 3;

/** Returns the letters of a name without accents, case, hyphens and spaces. */
function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

/** Returns the Levenshtein distance of two words. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const letter of a) {
    let corner = row[0] ?? 0;
    row = row.reduce<number[]>((next, above, index) => {
      const left = next.at(-1);
      const cost =
        left === undefined
          ? above + 1
          : Math.min(above + 1, left + 1, corner + Number(b[index - 1] !== letter));
      corner = above;
      return [...next, cost];
    }, []);
  }
  return row.at(-1) ?? 0;
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
