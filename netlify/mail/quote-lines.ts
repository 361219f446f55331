const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** What somebody else wrote, marked line by line in a plain text: no line of it can look like one of ours. */
export function quoteLines(text: string): string[] {
  return text.split(LINE_ENDS).map((line) => `> ${line}`);
}
