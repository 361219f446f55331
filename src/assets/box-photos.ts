import { findPhoto, type Photo } from './photo.ts';

const urls = import.meta.glob<string>('./boxes/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A kind of box as it is sold, 6 to 5. */
export const boxPhoto = (slug: string): Photo => findPhoto(urls, 'boxes', slug);
