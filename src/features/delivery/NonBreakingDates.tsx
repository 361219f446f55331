const DATES = /((?:\d+(?: \w+)?-)?\d+ [A-Z]\w+|\w+day-\w+day)/;

/** Renders a sentence whose dates, such as "5 Dec", "24-26 Nov" and "Thursday-Friday", do not wrap. */
export function NonBreakingDates({ text }: { text: string }) {
  return text.split(DATES).map((part) =>
    DATES.test(part) ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
