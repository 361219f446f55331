const DATES = /((?:\d+(?: \w+)?-)?\d+ [A-Z]\w+|\w+day-\w+day)/;

/** Renders a sentence whose dates, such as "5 Dec", "24-26 Nov" and "Thursday-Friday", do not wrap. */
export function NonBreakingDates({ text }: { text: string }) {
  return text.split(DATES).map((part, index) => (
    <span key={index} className={index % 2 === 1 ? 'nowrap' : undefined}>
      {part}
    </span>
  ));
}
