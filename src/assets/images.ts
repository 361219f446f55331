import {
  imageUrl,
  LARGE_BOX_WIDTHS,
  responsiveImage,
  type ImageSources,
} from './responsive-image.ts';

/** Pieces of a flavour, one of them broken, square. */
export const flavourImage = (slug: string): ImageSources => responsiveImage('flavours', slug);

/** `flavourImage` in its smaller widths only, for lists of all flavours. */
export const flavourThumbnail = (slug: string): ImageSources =>
  responsiveImage('flavours', slug, [320, 480]);

/** A box as sold, of a kind or filled by the shop, 6 to 5. */
export const boxImage = (slug: string): ImageSources => responsiveImage('boxes', slug);

/** `boxImage` for where it is the large picture of a page: dense and large screens load a larger one. */
export const largeBoxImage = (slug: string): ImageSources =>
  responsiveImage('boxes', slug, LARGE_BOX_WIDTHS);

/** A main keyring, or "name-tag": the blank tag whose name is drawn over it; square. */
export const keyringImage = (slug: string): ImageSources => responsiveImage('keyrings', slug);

/** The shop at work, 3 to 2. */
export const sceneImage = (slug: string): ImageSources => responsiveImage('scenes', slug);

/** The hero of the home page, 16 to 9. */
export const heroImage: ImageSources = responsiveImage('hero', 'hero');

/** A lid design, drawn, 1.3 to 1. */
export const lidImage = (slug: string): string => imageUrl(`lids/${slug}.svg`);

/** Returns the full URL of a lid's image, for readers outside the page. */
export const lidImageUrl =
  (origin: string) =>
  (slug: string): string =>
    new URL(lidImage(slug), origin).href;

/** One piece of a flavour from above, square, 128 px, for the tray; decorative, so AVIF only. */
export const pieceImage = (slug: string): string => imageUrl(`pieces/${slug}.avif`);
