import { IMAGES_VERSION } from './images-version.ts';

/** Per kind of image: its height divided by its width, and the widths in pixels that it is encoded in. */
export const imageKinds = {
  flavours: { height: 1, widths: [480, 800] },
  boxes: { height: 5 / 6, widths: [480, 800] },
  keyrings: { height: 1, widths: [320, 640] },
  scenes: { height: 2 / 3, widths: [736, 1280] },
  hero: { height: 9 / 16, widths: [736, 1080, 1600] },
} as const satisfies Record<string, { height: number; widths: readonly [number, ...number[]] }>;

export type ImageKind = keyof typeof imageKinds;

/** The attributes of an image: AVIF in every width, and WebP in the smallest for browsers without AVIF. */
export interface ImageSources {
  srcSet: string;
  src: string;
  width: number;
  height: number;
}

/**
 * Returns the URL of a file in `public/pictures`. URLs follow a pattern because a list of two hundred of them weighed more
 * than the scripts that used it. The version in the query lets browsers cache an image forever.
 */
export function imageUrl(file: string): string {
  return `/pictures/${file}?${IMAGES_VERSION}`;
}

/** Returns the image of a kind and slug, in all widths of its kind unless `widths` names some. */
export function responsiveImage(
  kind: ImageKind,
  slug: string,
  widths: readonly [number, ...number[]] = imageKinds[kind].widths,
): ImageSources {
  const { height } = imageKinds[kind];
  const url = (width: number, format: string): string =>
    imageUrl(`${kind}/${slug}-${width}.${format}`);
  const [smallest] = widths;
  return {
    srcSet: widths.map((width) => `${url(width, 'avif')} ${width}w`).join(),
    src: url(smallest, 'webp'),
    width: smallest,
    height: Math.round(smallest * height),
  };
}
