import { findPhoto, type Photo } from './photo.ts';

const urls = import.meta.glob<string>('./hero/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What the home page opens with, 16 to 9. */
export const heroPhoto: Photo = findPhoto(urls, 'hero', 'hero');
