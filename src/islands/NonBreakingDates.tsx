const RANGE = /(\d+(?: \w+)?-\d+ \w+|\w+day-\w+day)/;

/** A sentence whose ranges of days, such as "24-26 Nov" and "Thursday-Friday", stay on one line. */
export function NonBreakingDates({ text }: { text: string }) {
  return text.split(RANGE).map((part) =>
    RANGE.test(part) ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
