// Draws the paper label for bags and bars. Run by hand: `npx node art/label.mjs`.
import { writeFile } from 'node:fs/promises';
import { line } from './lettering.mjs';
import { cream, flat, ink, kraft, pen, place, rasp } from './hand.mjs';
import { pier } from './motifs/seaside.mjs';

const rule = (inset, radius, colour, width) =>
  `<rect x="${inset}" y="${inset}" width="${900 - inset * 2}" height="${600 - inset * 2}" rx="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const caramel = '#7d4611';
const words = (text, options, colour) => flat(line(text, { x: 450, ...options }), colour);

const drawing = [
  `<path d="M0 0h900v600H0z" fill="${cream}"/>`,
  rule(22, 14, ink, 9),
  rule(40, 7, rasp, 3.5),
  place(450, 204, 1.95, pier(rasp)),
  pen(`M326 219${'q15.5-14 31 0t31 0'.repeat(4)}`, rasp, 6),
  words('Birnbeck', { face: 'heading', y: 370, width: 610 }, ink),
  words('HANDMADE FUDGE', { face: 'small', y: 444, width: 610, tracking: 0.14 }, caramel),
  pen('M145 474H755', kraft, 3),
  words('Weston-super-Mare', { face: 'heading', y: 530, size: 46 }, ink),
].join('');

await writeFile(
  new URL('label.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="900" height="600" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>\n`,
);
