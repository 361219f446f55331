import { NOTE_LIMIT } from '#domain/box/note.ts';

/** What is said of a note that does not fit its card. */
export const NOTE_TOO_LONG = `The note takes at most ${NOTE_LIMIT} characters (excluding spaces).`;
