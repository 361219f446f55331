/** How each kind of photograph is shaped and encoded: height for one of width, and the widths in pixels that pages load. */
export const photoKinds = {
  flavours: { height: 1, widths: [480, 800] },
  boxes: { height: 5 / 6, widths: [480, 800] },
  keyrings: { height: 1, widths: [320, 640] },
  scenes: { height: 2 / 3, widths: [640, 1280] },
  hero: { height: 9 / 16, widths: [640, 960, 1600] },
} as const satisfies Record<string, { height: number; widths: readonly [number, ...number[]] }>;

export type PhotoKind = keyof typeof photoKinds;

/** A photograph as a page shows it: AVIF in every width, WebP in the least for browsers that do not read AVIF. */
export interface Photo {
  srcSet: string;
  src: string;
  width: number;
  height: number;
}

/** The photograph of a kind by its slug, among the addresses of the encoded files; it is an error that there is none. */
export function findPhoto(
  urls: Record<string, string>,
  kind: PhotoKind,
  slug: string,
  widths: readonly [number, ...number[]] = photoKinds[kind].widths,
): Photo {
  const { height } = photoKinds[kind];
  const url = (width: number, format: string): string => {
    const found = urls[`./${kind}/${slug}-${width}.${format}`];
    if (found === undefined) throw new Error(`There is no photograph ${kind}/${slug} (${format})`);
    return found;
  };
  const [least] = widths;
  return {
    srcSet: widths.map((width) => `${url(width, 'avif')} ${width}w`).join(),
    src: url(least, 'webp'),
    width: least,
    height: Math.round(least * height),
  };
}
