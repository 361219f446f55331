import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The gallery of this run, with the one before it beside it. */
export const galleryFolder = join(root, '.netlify/gallery');
export const beforeFolder = join(root, '.netlify/gallery-before');

/** The one moment at which every state is photographed. */
export const MOMENT = '2026-11-25T10:00:00Z';

/** The screens in CSS pixels that every state is photographed at: a phone, a tablet held upright, a laptop. */
export const SCREENS = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;

/** Returns the path of a photograph inside the gallery's folder: "cart-empty-375.jpg". */
export function photoName(title: string, width: number): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${slug}-${width}.jpg`;
}

/** Returns the path of the photograph of the first screen, where a bar sticks to its foot. */
export const screenName = (title: string, width: number): string =>
  photoName(title, width).replace('.jpg', '-screen.jpg');
