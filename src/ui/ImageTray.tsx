import { TrayGrid } from './TrayGrid.tsx';

/** A box seen from above with the image of each piece, given by its URL. */
export function ImageTray({
  pieces,
  isSmall = false,
}: {
  pieces: readonly string[];
  isSmall?: boolean;
}) {
  return (
    <TrayGrid pieces={pieces.length} isSmall={isSmall}>
      {pieces.map((piece, index) => (
        <span key={index}>
          <img src={piece} alt="" width="64" height="64" />
        </span>
      ))}
    </TrayGrid>
  );
}
