/** Invisible characters that only turn, hide or join text. Joiners of letters and emoji stay. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Characters that leave a text looking empty. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800]/gu;

/** Returns whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return text.replaceAll(BLANK, '') === '';
}

/**
 * Returns a text as one line for storage and print: breaks, tabs and control characters become one space, invisible
 * characters go.
 */
export function normalizeLine(text: string): string {
  if (isBlank(text)) return '';
  return text
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Returns a text with one blank line in place of several in a row. */
export function collapseBlankLines(text: string): string {
  return text.replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');
}

/** Returns a trimmed text of several lines with "\n" line ends only and no two blank lines in a row. */
export function normalizeMultiline(text: string): string {
  if (isBlank(text)) return '';
  return collapseBlankLines(text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')).trim();
}
