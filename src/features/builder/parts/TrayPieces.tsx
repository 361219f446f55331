import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { pieceImage } from '#assets/images.ts';
import { pieceColours } from '#data/image-colours.ts';
import { findById, type BoxType, type FlavourQuantity } from '#domain/catalogue.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';

interface Props {
  box: BoxType;
  selection: readonly FlavourQuantity[];
}

const Piece = memo(function Piece({ id, slug }: { id: number; slug: string }) {
  return (
    <span>
      <img
        className="drop-in"
        src={pieceImage(slug)}
        alt=""
        width="64"
        height="64"
        style={{ backgroundColor: pieceColours[id] }}
      />
    </span>
  );
});

const Cup = memo(function Cup() {
  return <span />;
});

/** One element for each piece of the box: chosen pieces in order, then empty cups. A new piece drops in. */
export function TrayPieces({ box, selection }: Props) {
  const { allFlavours } = useStore($catalogue);
  const pieces = selection.flatMap(({ flavourId, quantity }) => {
    const slug = findById(allFlavours, flavourId)?.slug ?? '';
    return Array.from({ length: quantity }, (_, n) => ({
      id: flavourId,
      slug,
      key: `${flavourId}-${n}`,
    }));
  });
  const emptyCups = Array.from({ length: Math.max(0, box.pieces - pieces.length) }, (_, n) => n);
  return (
    <>
      {pieces.map(({ id, slug, key }) => (
        <Piece key={key} id={id} slug={slug} />
      ))}
      {emptyCups.map((n) => (
        <Cup key={`cup-${n}`} />
      ))}
    </>
  );
}
