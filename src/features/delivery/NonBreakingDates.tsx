const RANGE = /(\d+(?: \w+)?-\d+ \w+|\w+day-\w+day)/;

/** Renders a sentence whose date ranges, such as "24-26 Nov" and "Thursday-Friday", do not wrap. */
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
