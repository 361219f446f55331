import type { Box, Selection } from '#domain/catalogue.ts';
import { TrayGrid } from '#ui/TrayGrid.tsx';
import { TrayPieces } from './TrayPieces.tsx';

interface Props {
  box: Box;
  selection: readonly Selection[];
  isSmall?: boolean;
}

export function Tray({ box, selection, isSmall = false }: Props) {
  return (
    <TrayGrid pieces={box.pieces} isSmall={isSmall}>
      <TrayPieces box={box} selection={selection} />
    </TrayGrid>
  );
}
