import { memo } from 'react';
import type { BoxType, FlavourQuantity } from '#domain/catalogue.ts';
import { TrayGrid } from '#ui/TrayGrid.tsx';
import { TrayPieces } from './TrayPieces.tsx';

interface Props {
  box: BoxType;
  selection: readonly FlavourQuantity[];
  isSmall?: boolean;
}

/** A box seen from above, with the chosen pieces in their places. */
export const Tray = memo(function Tray({ box, selection, isSmall = false }: Props) {
  return (
    <TrayGrid pieces={box.pieces} isSmall={isSmall}>
      <TrayPieces box={box} selection={selection} />
    </TrayGrid>
  );
});
