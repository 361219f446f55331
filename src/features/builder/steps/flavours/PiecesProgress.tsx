import { useStore } from '@nanostores/react';
import { countPieces } from '#domain/box/box-rules.ts';
import { $box } from '../../draft/box.ts';
import { $draft } from '../../draft/draft.ts';
import { TrayPieces } from '../../parts/TrayPieces.tsx';

/** The pieces in one row, as a progress bar in the footer. */
export function PiecesProgress() {
  const box = useStore($box);
  const { selection } = useStore($draft);
  if (!box) return null;
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

/** The count of chosen pieces, in the footer. */
export function PiecesStatus() {
  const box = useStore($box);
  const count = countPieces(useStore($draft).selection);
  return `Selected: ${count} / ${box?.pieces ?? 0} pieces`;
}
