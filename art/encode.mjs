// Turns the photographs into what pages load: AVIF, flavours 480 px wide, pieces 128. Run by hand: `node art/encode.mjs`.
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';

const WIDTHS = { flavours: 480, pieces: 128 };
const assets = new URL('../src/assets/', import.meta.url);

for (const [kind, width] of Object.entries(WIDTHS)) {
  for (const photo of await readdir(new URL(`photos/${kind}/`, assets))) {
    const from = new URL(`photos/${kind}/${photo}`, assets).pathname;
    const to = new URL(`${kind}/${photo.replace('.jpg', '.avif')}`, assets).pathname;
    await sharp(from).resize(width).avif({ quality: 50, effort: 4 }).toFile(to);
  }
}
