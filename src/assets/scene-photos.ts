import { findPhoto, type Photo } from './photo.ts';

const urls = import.meta.glob<string>('./scenes/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The shop at work, 3 to 2. */
export const scenePhoto = (slug: string): Photo => findPhoto(urls, 'scenes', slug);
