// The mean colour of each flavour's piece, which mails show instead of pictures. Run by hand after a piece changes:
// `node art/piece-colours.mjs`.
import { readdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { pictures } from './images-version.mjs';

/** Of a piece's width: its edges lie in shadow. */
const MARGIN = 0.2;

async function meanColour(file) {
  const image = sharp(new URL(`pieces/${file}`, pictures).pathname);
  const { width } = await image.metadata();
  const edge = Math.round(width * MARGIN);
  const size = width - 2 * edge;
  const middle = image.extract({ left: edge, top: edge, width: size, height: size });
  const { channels } = await sharp(await middle.png().toBuffer()).stats();
  const hex = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

const lines = [];
for (const file of readdirSync(new URL('pieces/', pictures)).sort()) {
  lines.push(`  '${file.replace('.avif', '')}': '${await meanColour(file)}',`);
}
writeFileSync(
  new URL('../src/data/piece-colours.ts', import.meta.url),
  `/** The mean colour of a flavour's piece, by its slug. Written by \`art/piece-colours.mjs\`. */
export const pieceColours: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
