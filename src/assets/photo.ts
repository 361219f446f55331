import { PICTURES_VERSION } from './pictures-version.ts';

/** How each kind of photograph is shaped and encoded: height for one of width, and the widths in pixels that pages load. */
export const photoKinds = {
  flavours: { height: 1, widths: [480, 800] },
  boxes: { height: 5 / 6, widths: [480, 800] },
  keyrings: { height: 1, widths: [320, 640] },
  scenes: { height: 2 / 3, widths: [736, 1280] },
  hero: { height: 9 / 16, widths: [736, 1080, 1600] },
} as const satisfies Record<string, { height: number; widths: readonly [number, ...number[]] }>;

export type PhotoKind = keyof typeof photoKinds;

/** A photograph as a page shows it: AVIF in every width, WebP in the least for browsers that do not read AVIF. */
export interface Photo {
  srcSet: string;
  src: string;
  width: number;
  height: number;
}

/**
 * The address of a file in `public/pictures`. It follows a rule, for a list of two hundred addresses weighed more than
 * the scripts that showed them; the version lets browsers keep a picture for good.
 */
export function pictureAddress(file: string): string {
  return `/pictures/${file}?${PICTURES_VERSION}`;
}

/** The photograph of a kind by its slug, in all widths of its kind or in some of them. */
export function photoOf(
  kind: PhotoKind,
  slug: string,
  widths: readonly [number, ...number[]] = photoKinds[kind].widths,
): Photo {
  const { height } = photoKinds[kind];
  const address = (width: number, format: string): string =>
    pictureAddress(`${kind}/${slug}-${width}.${format}`);
  const [least] = widths;
  return {
    srcSet: widths.map((width) => `${address(width, 'avif')} ${width}w`).join(),
    src: address(least, 'webp'),
    width: least,
    height: Math.round(least * height),
  };
}
