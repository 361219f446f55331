/** The maximum number of characters of a note, without white space. */
export const NOTE_LIMIT = 100;

/** The number of characters at which the counter warns. */
export const NOTE_WARNING = 90;

/** The maximum length with white space, so that storage, payment metadata and the printed card never break. */
export const NOTE_HARD_LIMIT = 300;

let characters: Intl.Segmenter | undefined;

/** Returns the number of characters of a note without white space. A joined emoji counts as one. */
export function noteLength(note: string): number {
  characters ??= new Intl.Segmenter('en-GB');
  return Array.from(characters.segment(note.replaceAll(/\s/g, ''))).length;
}

/** Returns whether a note fits its card: 100 characters without white space and 300 in all. */
export function isNoteValid(note: string): boolean {
  return noteLength(note) <= NOTE_LIMIT && note.length <= NOTE_HARD_LIMIT;
}
