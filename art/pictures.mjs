// Draws every picture of the shop. Run by hand: `node art/pictures.mjs`; the results are committed.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { boxes, keyring } from './boxes.mjs';
import { hero, preview } from './hero.mjs';
import { drawLid, lids } from './lids.mjs';

async function save(path, drawing) {
  const file = new URL(`../src/assets/${path}.svg`, import.meta.url);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, drawing);
}

for (const [slug, lid] of Object.entries(lids)) await save(`lids/${slug}`, drawLid(lid));
for (const [slug, drawing] of Object.entries(boxes)) await save(`boxes/${slug}`, drawing);
await save('keyring', keyring);
await save('hero', hero);
await sharp(Buffer.from(preview))
  .png({ palette: true })
  .toFile(new URL('../public/og.png', import.meta.url).pathname);
