import { piecePicture } from '#assets/piece-pictures.ts';
import { catalogue } from '#data/catalogue.ts';
import { findById, type Box, type Selection } from '#domain/catalogue.ts';
import styles from './Tray.module.css';

/** The grid of the real box, by its number of places. */
const layouts: Record<number, string> = {
  3: 'tray--c3 tray--slots',
  4: 'tray--slots',
  5: 'tray--c5 tray--slots',
  6: 'tray--c3',
  12: '',
  30: 'tray--c6',
};

interface Props {
  box: Box;
  selection: readonly Selection[];
  isSmall?: boolean;
}

/** Decoration: the list beside it says the same in words. */
export function Tray({ box, selection, isSmall = false }: Props) {
  const filled = selection.flatMap(({ flavourId, quantity }) => {
    const slug = findById(catalogue.flavours, flavourId)?.slug ?? '';
    return Array.from({ length: quantity }, (_, n) => ({ slug, key: `${flavourId}-${n}` }));
  });
  const cups = Array.from({ length: Math.max(0, box.pieces - filled.length) }, (_, n) => n);
  return (
    <div
      className={`tray ${styles['tray']} ${layouts[box.pieces] ?? ''} ${isSmall ? 'tray--small' : ''}`}
      aria-hidden="true"
    >
      {filled.map(({ slug, key }) => (
        <span key={key}>
          <img className="drop" src={piecePicture(slug)} alt="" width="64" height="64" />
        </span>
      ))}
      {cups.map((n) => (
        <span key={`cup-${n}`} />
      ))}
    </div>
  );
}
