interface Props {
  /** Counted from 0. */
  page: number;
  pages: number;
  turn: (by: 1 | -1) => void;
  open: (page: number) => void;
}

const arrows = {
  previous: 'M13 4 5 12l8 8M5 12h15',
  next: 'm11 4 8 8-8 8m8-8H4',
} as const;

function Arrow({ to, onPress }: { to: keyof typeof arrows; onPress: () => void }) {
  return (
    <button
      type="button"
      className="button button--secondary arrow"
      aria-label={`${to === 'next' ? 'Next' : 'Previous'} reviews`}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={arrows[to]} />
      </svg>
    </button>
  );
}

export function CarouselControls({ page, pages, turn, open }: Props) {
  return (
    <div className="controls">
      <Arrow to="previous" onPress={() => turn(-1)} />
      {Array.from({ length: pages }, (_, dot) => (
        <button
          key={dot}
          type="button"
          className="dot"
          aria-label={`Reviews page ${dot + 1} of ${pages}`}
          aria-current={dot === page ? 'true' : undefined}
          onClick={() => open(dot)}
        />
      ))}
      <Arrow to="next" onPress={() => turn(1)} />
      <p role="status">{`Page ${page + 1} of ${pages}`}</p>
    </div>
  );
}
