import { pieceImage } from '#assets/images.ts';
import { catalogue } from '#data/catalogue.ts';
import type { Selection } from '#domain/catalogue.ts';
import { resolveSelection } from '#domain/box/shop-boxes.ts';

/** Returns the image URL of each piece, in the order of choosing. */
export function pieceImages(selection: readonly Selection[]): string[] {
  return resolveSelection(selection, catalogue).flatMap(({ flavour, quantity }) =>
    Array<string>(quantity).fill(pieceImage(flavour.slug)),
  );
}
