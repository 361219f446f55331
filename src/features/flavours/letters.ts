import type { Flavour } from '#domain/catalogue.ts';

/** The flavours that begin with one letter; there is at least one. */
interface LetterGroup {
  letter: string;
  flavours: [Flavour, ...Flavour[]];
}

/** Returns the flavours by their first letter, in the order of the alphabet. */
export function flavoursByLetter(flavours: readonly Flavour[]): LetterGroup[] {
  const groups = new Map<string, LetterGroup>();
  for (const flavour of flavours) {
    const letter = flavour.name.charAt(0).toUpperCase();
    const group = groups.get(letter);
    if (group) group.flavours.push(flavour);
    else groups.set(letter, { letter, flavours: [flavour] });
  }
  return [...groups.values()].toSorted((one, other) => one.letter.localeCompare(other.letter));
}

/** Returns the id of the part of the page with the flavours of a letter. */
export const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`;
