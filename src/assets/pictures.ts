import { photoOf, pictureAddress, type Photo } from './photo.ts';

/** Three pieces of a flavour in a pyramid, square. */
export const flavourPhoto = (slug: string): Photo => photoOf('flavours', slug);

/** `flavourPhoto` in its least width alone, for lists of all flavours. */
export const flavourThumb = (slug: string): Photo => photoOf('flavours', slug, [480]);

/** A kind of box as it is sold, 6 to 5. */
export const boxPhoto = (slug: string): Photo => photoOf('boxes', slug);

/** A main keyring, or "name-tag": the blank tag whose name is drawn over it; square. */
export const keyringPhoto = (slug: string): Photo => photoOf('keyrings', slug);

/** The shop at work, 3 to 2. */
export const scenePhoto = (slug: string): Photo => photoOf('scenes', slug);

/** What the home page opens with, 16 to 9. */
export const heroPhoto: Photo = photoOf('hero', 'hero');

/** A lid design, drawn, 1.3 to 1. */
export const lidPicture = (slug: string): string => pictureAddress(`lids/${slug}.svg`);

/** One piece of a flavour from above, square, 128 px, for the tray; decoration, so that AVIF alone will do. */
export const piecePicture = (slug: string): string => pictureAddress(`pieces/${slug}.avif`);
