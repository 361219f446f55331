import { findPhoto, type Photo } from './photo.ts';

const urls = import.meta.glob<string>('./keyrings/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A main keyring, or "name-tag": the blank tag whose name is drawn over it; square. */
export const keyringPhoto = (slug: string): Photo => findPhoto(urls, 'keyrings', slug);
