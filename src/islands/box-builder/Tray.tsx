import type { Box, Selection } from '#domain/catalogue.ts';
import { Places } from './Places.tsx';

/** The grid of the real box, by its number of places. */
const layouts: Record<number, string> = {
  3: 'tray--c3 tray--slots',
  4: 'tray--bags',
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
  return (
    <div
      className={`tray ${layouts[box.pieces] ?? ''} ${isSmall ? 'tray--small' : ''}`}
      aria-hidden="true"
    >
      <Places box={box} selection={selection} />
    </div>
  );
}
