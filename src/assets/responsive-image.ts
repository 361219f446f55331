import { IMAGES_VERSION } from './images-version.ts';

/**
 * Per kind of image: its height divided by its width, the widths in pixels that pages load, and the one of them that
 * browsers without AVIF get.
 */
export const imageKinds = {
  flavours: { height: 1, widths: [320, 480, 800], fallback: 480 },
  boxes: { height: 5 / 6, widths: [320, 480, 800], fallback: 480 },
  keyrings: { height: 1, widths: [320, 640], fallback: 320 },
  scenes: { height: 2 / 3, widths: [736, 1280], fallback: 736 },
  hero: { height: 9 / 16, widths: [736, 1080, 1600, 2160], fallback: 736 },
} as const satisfies Record<
  string,
  { height: number; widths: readonly number[]; fallback: number }
>;

export type ImageKind = keyof typeof imageKinds;

/** The widths of a box that is the large picture of a page. */
export const LARGE_BOX_WIDTHS = [320, 480, 800, 1200];

/** The attributes of an image: AVIF in every width, and WebP in one for browsers without AVIF. */
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
  widths: readonly number[] = imageKinds[kind].widths,
): ImageSources {
  const { height, fallback } = imageKinds[kind];
  const url = (width: number, format: string): string =>
    imageUrl(`${kind}/${slug}-${width}.${format}`);
  return {
    srcSet: widths.map((width) => `${url(width, 'avif')} ${width}w`).join(),
    src: url(fallback, 'webp'),
    width: fallback,
    height: Math.round(fallback * height),
  };
}
