/** The maximum number of characters of a note, without white space. */
export const NOTE_LIMIT = 100;

/** The number of characters at which the counter warns. */
export const NOTE_WARNING = 90;

/** The maximum length with white space, so that storage, payment metadata and the printed card never break. */
export const NOTE_HARD_LIMIT = 300;

let characters: Intl.Segmenter | undefined;

/**
 * Returns the number of characters of a note without white space. A joined emoji counts as one. Plain letters are
 * counted without the segmenter, whose language data cost the first typed letter 50 ms on a laptop.
 */
export function noteLength(note: string): number {
  const written = note.replaceAll(/\s/g, '');
  if (/^[!-~]*$/.test(written)) return written.length;
  characters ??= new Intl.Segmenter('en-GB');
  return Array.from(characters.segment(written)).length;
}

/** Returns whether a note fits its card: 100 characters without white space and 300 in all. */
export function isNoteValid(note: string): boolean {
  return noteLength(note) <= NOTE_LIMIT && note.length <= NOTE_HARD_LIMIT;
}
