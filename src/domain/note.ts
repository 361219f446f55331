/** How many characters a note may have, not counting white space (Spec 1 §5). */
export const NOTE_LIMIT = 100;

/** From how many characters on the counter warns (Spec 1 §5). */
export const NOTE_WARNING = 90;

/** How long a note may be with its white space, so that storage, payment and card never break (decision 17). */
export const NOTE_HARD_LIMIT = 300;

let characters: Intl.Segmenter | undefined;

/** The characters of a note that count: everything but white space, an emoji as one, joined ones too (Spec 1 §5). */
export function noteLength(note: string): number {
  characters ??= new Intl.Segmenter('en-GB');
  return Array.from(characters.segment(note.replaceAll(/\s/g, ''))).length;
}

/** Whether a note fits its card: 100 characters without white space and 300 in all. */
export function isNoteValid(note: string): boolean {
  return noteLength(note) <= NOTE_LIMIT && note.length <= NOTE_HARD_LIMIT;
}

/** The hint beside the counter: nothing under 90, then what remains, then that the limit is reached (Spec 1 §5). */
export function noteHint(note: string): string {
  const count = noteLength(note);
  if (count < NOTE_WARNING) return '';
  if (count >= NOTE_LIMIT) return 'Character limit reached (excluding spaces)';
  return `${NOTE_LIMIT - count} characters remaining (excluding spaces)`;
}
