import type { Box, Selection } from '#domain/catalogue.ts';
import { TrayGrid } from '../TrayGrid.tsx';
import { Places } from './Places.tsx';

interface Props {
  box: Box;
  selection: readonly Selection[];
  isSmall?: boolean;
}

export function Tray({ box, selection, isSmall = false }: Props) {
  return (
    <TrayGrid places={box.pieces} isSmall={isSmall}>
      <Places box={box} selection={selection} />
    </TrayGrid>
  );
}
