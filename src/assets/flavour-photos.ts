import { findPhoto, type Photo } from './photo.ts';

const urls = import.meta.glob<string>('./flavours/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Three pieces of a flavour in a pyramid, square. */
export const flavourPhoto = (slug: string): Photo => findPhoto(urls, 'flavours', slug);
