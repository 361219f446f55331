import type { Box } from '#domain/catalogue.ts';
import styles from './PiecesBar.module.css';

/** Boxes above this many pieces get a bar instead of a square for each piece. */
const MOST_SQUARES = 12;

export function PiecesBar({ box, count }: { box: Box; count: number }) {
  return (
    <div
      className={styles['bar']}
      role="progressbar"
      aria-label="Pieces chosen"
      aria-valuemin={0}
      aria-valuemax={box.pieces}
      aria-valuenow={Math.min(count, box.pieces)}
      aria-valuetext={`${count} of ${box.pieces} pieces`}
    >
      {box.pieces <= MOST_SQUARES ? (
        <span className="pieces">
          {Array.from({ length: box.pieces }, (_, place) => (
            <span key={place} className={place < count ? 'is-filled' : undefined} />
          ))}
        </span>
      ) : (
        <svg viewBox={`0 0 ${box.pieces} 1`} preserveAspectRatio="none" className={styles['line']}>
          <rect width={count} height="1" />
        </svg>
      )}
    </div>
  );
}
