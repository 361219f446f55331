import { countPieces } from '#domain/box/box-rules.ts';
import type { BoxType, Selection } from '#domain/catalogue.ts';
import { TrayPieces } from '../parts/TrayPieces.tsx';

interface Props {
  box: BoxType;
  selection: readonly Selection[];
}

/** The pieces in one row, as a progress bar in the footer. */
export function PiecesProgress({ box, selection }: Props) {
  const count = countPieces(selection);
  return (
    <div
      className="pieces"
      role="progressbar"
      aria-label="Pieces chosen"
      aria-valuemin={0}
      aria-valuemax={box.pieces}
      aria-valuenow={Math.min(count, box.pieces)}
      aria-valuetext={`${count} of ${box.pieces} pieces`}
    >
      <TrayPieces box={box} selection={selection} />
    </div>
  );
}
