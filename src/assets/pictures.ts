/** Apart, since the builder shows boxes before it fetches anything else. */
export { boxPicture } from './box-pictures.ts';

type Pictures = Record<string, string>;

const flavours = import.meta.glob<string>('./flavours/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});
const pieces = import.meta.glob<string>('./pieces/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});
const lids = import.meta.glob<string>('./lids/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

function find(pictures: Pictures, path: string): string {
  const url = pictures[path];
  if (url === undefined) throw new Error(`There is no picture ${path}`);
  return url;
}

/** Three pieces of a flavour in a pyramid, square. */
export const flavourPicture = (slug: string): string => find(flavours, `./flavours/${slug}.avif`);

/** One piece of a flavour from above, square, for the tray. */
export const piecePicture = (slug: string): string => find(pieces, `./pieces/${slug}.avif`);

/** A lid design, 1.3 to 1. */
export const lidPicture = (slug: string): string => find(lids, `./lids/${slug}.svg`);
