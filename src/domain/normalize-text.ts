/** Characters that are not seen and only turn, hide or join what is around them; those that join letters and emoji stay. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** What may stand in a text and leaves it looking empty. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800]/gu;

/** Whether nothing of a text can be seen. */
export function isBlank(text: string): boolean {
  return text.replaceAll(BLANK, '') === '';
}

/** One line, as names and addresses are stored and printed: every break, tab and control character is one space, and nothing is hidden in it. */
export function normalizeLine(text: string): string {
  if (isBlank(text)) return '';
  return text
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Several lines, each ended by "\n" alone, however they were typed. */
export function normalizeMultiline(text: string): string {
  if (isBlank(text)) return '';
  return text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').trim();
}
