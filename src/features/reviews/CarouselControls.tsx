interface Props {
  /** Zero-based. */
  page: number;
  pages: number;
  onTurn: (by: 1 | -1) => void;
  onOpen: (page: number) => void;
}

const arrows = {
  previous: 'M13 4 5 12l8 8M5 12h15',
  next: 'm11 4 8 8-8 8m8-8H4',
} as const;

function Arrow({ to, onClick }: { to: keyof typeof arrows; onClick: () => void }) {
  return (
    <button
      type="button"
      className="button button--secondary arrow"
      aria-label={`${to === 'next' ? 'Next' : 'Previous'} reviews`}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={arrows[to]} />
      </svg>
    </button>
  );
}

/** The page number as a live region, previous and next buttons, and a dot for each page. */
export function CarouselControls({ page, pages, onTurn, onOpen }: Props) {
  return (
    <div className="controls">
      <p role="status">{`Page ${page + 1} of ${pages}`}</p>
      <Arrow to="previous" onClick={() => onTurn(-1)} />
      {Array.from({ length: pages }, (_, dot) => (
        <button
          key={dot}
          type="button"
          className="dot"
          aria-label={`Reviews page ${dot + 1} of ${pages}`}
          aria-current={dot === page ? 'true' : undefined}
          onClick={() => onOpen(dot)}
        />
      ))}
      <Arrow to="next" onClick={() => onTurn(1)} />
    </div>
  );
}
