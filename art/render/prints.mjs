// Rasterises what is printed or engraved on things: lids, the label, engravings, price tickets; lists what ready-made boxes
// hold. `npx node art/render/prints.mjs`
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { catalogue } from '#data/catalogue.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { resolveSelection } from '#domain/box/shop-boxes.ts';
import { line } from '../lettering.mjs';

const here = new URL('./', import.meta.url);
const prints = new URL('prints/', here);
await mkdir(prints, { recursive: true });

const print = (drawing, width, name) =>
  sharp(drawing, { density: 300 })
    .resize(width)
    .png()
    .toFile(new URL(`${name}.png`, prints).pathname);

async function printFolder(folder, width, prefix) {
  for (const file of await readdir(folder)) {
    await print(new URL(file, folder).pathname, width, `${prefix}-${file.replace('.svg', '')}`);
  }
}

await printFolder(new URL('../../public/pictures/lids/', here), 1300, 'lid');
await printFolder(new URL('../engravings/', here), 1000, 'engraving');
await print(new URL('../label.svg', here).pathname, 900, 'label');

for (const name of [
  'Sea Salt Caramel',
  'Belgian Chocolate',
  'Coconut Ice',
  'Millionaire',
  'Mint & Chocolate',
]) {
  const ticket = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 650 260">
    <rect width="650" height="260" fill="#fffaf0"/>
    <rect x="14" y="14" width="622" height="232" rx="10" fill="none" stroke="#16384b" stroke-width="4"/>
    <path d="${line(name, { face: 'heading', y: 152, size: 72 })}" fill="#16384b"/>
    <path d="M250 196h150" stroke="#a61d49" stroke-width="5"/></svg>`;
  await print(
    Buffer.from(ticket),
    650,
    `ticket-${name.toLowerCase().replace('&', 'and').replaceAll(' ', '-')}`,
  );
}

/** The flavours in every ready-made box, one for each piece or bag. */
const held = shopBoxes.map(({ slug, selection }) => [
  slug,
  resolveSelection(selection, catalogue).flatMap(({ flavour, quantity }) =>
    Array.from({ length: quantity }, () => flavour.slug),
  ),
]);
await writeFile(new URL('ready-made.json', prints), JSON.stringify(Object.fromEntries(held)));
