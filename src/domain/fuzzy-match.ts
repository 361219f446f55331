import type { Keyring } from './catalogue.ts';

const MAX_SUGGESTIONS = 3;

/** A name by its letters alone: accents, capitals, hyphens and blanks do not tell names apart. */
function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

/** How many letters have to be added, dropped or changed to make one word of the other (Levenshtein). */
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
 * Up to three names like the one that was typed and not found: one letter apart for every two typed, two at most. The
 * nearest come first, and of equally near ones those with the same first letter.
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
