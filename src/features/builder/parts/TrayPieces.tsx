import { useStore } from '@nanostores/react';
import { pieceImage } from '#assets/images.ts';
import { findById, type BoxType, type Selection } from '#domain/catalogue.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';

interface Props {
  box: BoxType;
  selection: readonly Selection[];
}

/** One element for each piece of the box: chosen pieces in order, then empty cups. A new piece drops in. */
export function TrayPieces({ box, selection }: Props) {
  const { allFlavours } = useStore($catalogue);
  const pieces = selection.flatMap(({ flavourId, quantity }) => {
    const slug = findById(allFlavours, flavourId)?.slug ?? '';
    return Array.from({ length: quantity }, (_, n) => ({ slug, key: `${flavourId}-${n}` }));
  });
  const emptyCups = Array.from({ length: Math.max(0, box.pieces - pieces.length) }, (_, n) => n);
  return (
    <>
      {pieces.map(({ slug, key }) => (
        <span key={key}>
          <img className="drop-in" src={pieceImage(slug)} alt="" width="64" height="64" />
        </span>
      ))}
      {emptyCups.map((n) => (
        <span key={`cup-${n}`} />
      ))}
    </>
  );
}
