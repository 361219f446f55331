const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Quotes a stranger’s text line by line, so that none of its lines can look like one of the shop’s. */
export function quoteLines(text: string): string[] {
  return text.split(LINE_ENDS).map((line) => `> ${line}`);
}
