import { findPhoto, type Photo } from './photo.ts';

const urls = import.meta.glob<string>('./flavours/*-480.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** `flavourPhoto` in its least width alone: where scripts show every flavour, each address counts. */
export const flavourThumb = (slug: string): Photo => findPhoto(urls, 'flavours', slug, [480]);
