interface Props {
  /** The icon's SVG path. */
  path: string;
  strokeWidth?: number;
}

/** An icon of the progress bar. */
export function StepIcon({ path, strokeWidth = 1.7 }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** The tick of a completed step. */
export function DoneIcon() {
  return <StepIcon path="m4 12.5 5.5 6L20 6" strokeWidth={2.8} />;
}
