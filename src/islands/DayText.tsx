const RANGE = /(\d+(?: \w+)?-\d+ \w+|\w+day-\w+day)/;

/** A sentence with its ranges of days, such as "24-26 Nov" and "Thursday-Friday", in spans of their own: a style can keep them on one line. */
export function DayText({ text }: { text: string }) {
  return text
    .split(RANGE)
    .map((part) => (RANGE.test(part) ? <span key={part}>{part}</span> : part));
}
