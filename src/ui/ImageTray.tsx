import { pieceImage } from '#assets/images.ts';
import type { ListedFlavour } from './FlavourList.tsx';
import { TrayGrid } from './TrayGrid.tsx';

interface Props {
  /** The flavours of the box. One that is no longer in the catalogue has no image. */
  flavours: readonly Pick<ListedFlavour, 'slug' | 'quantity'>[];
  isSmall?: boolean;
}

/** A box seen from above with the image of each piece. */
export function ImageTray({ flavours, isSmall = false }: Props) {
  const pieces = flavours.flatMap(({ slug, quantity }) =>
    slug === null ? [] : Array<string>(quantity).fill(pieceImage(slug)),
  );
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
