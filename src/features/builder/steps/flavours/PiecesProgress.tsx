import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { totalQuantity, type BoxType, type FlavourQuantity } from '#domain/catalogue.ts';
import { useStoreAfterPaint } from '#ui/use-after-paint.ts';
import { $box } from '../../draft/box.ts';
import { $selection } from '../../draft/draft.ts';
import { TrayPieces } from '../../parts/TrayPieces.tsx';

interface Props {
  box: BoxType;
  selection: readonly FlavourQuantity[];
}

const Pieces = memo(function Pieces({ box, selection }: Props) {
  const count = totalQuantity(selection);
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
});

/** The pieces in one row, as a progress bar in the footer. It follows the clicked card in the next frame. */
export function PiecesProgress() {
  const box = useStore($box);
  const selection = useStoreAfterPaint($selection);
  return box && <Pieces box={box} selection={selection} />;
}

/** The count of chosen pieces, in the footer. */
export function PiecesStatus() {
  const box = useStore($box);
  const count = totalQuantity(useStore($selection));
  return <span>{`Selected: ${count} / ${box?.pieces ?? 0} pieces`}</span>;
}
