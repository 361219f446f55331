// Creates favicon.ico and apple-touch-icon.png from public/favicon.svg. Run by hand: `npx node art/favicon.mjs`.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const at = (name) => new URL(`../public/${name}`, import.meta.url);
const mark = await readFile(at('favicon.svg'), 'utf8');
const draw = (drawing, size) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size)
    .png({ palette: true })
    .toBuffer();

/** Returns an ICO file that contains PNGs. */
function icon(pictures) {
  const head = Buffer.alloc(6 + pictures.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let from = head.length;
  pictures.forEach(({ size, png }, i) => {
    const entry = 6 + i * 16;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(from, entry + 12);
    from += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const small = await Promise.all(
  [16, 32].map(async (size) => ({ size, png: await draw(mark, size) })),
);
await writeFile(at('favicon.ico'), icon(small));
// iOS rounds the corners.
await writeFile(at('apple-touch-icon.png'), await draw(mark.replace(' rx="6"', ''), 180));
