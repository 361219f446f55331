// Rasterises what is printed or engraved on things: lids, the label, engravings, price tickets. `node art/render/prints.mjs`
import { mkdir, readdir } from 'node:fs/promises';
import sharp from 'sharp';
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
  'Clotted Cream',
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
