// Draws the handwritten note of the home page's "Made With Love" section. Run by hand; the result is committed.
import { writeFile } from 'node:fs/promises';
import { line } from './lettering.mjs';

const ink = '#16384b';
const words = ['Thank you for', 'everything. You are', 'one in a million.'];

const written = words.map((text, row) =>
  line(text, { face: 'hand', x: 44, y: 88 + row * 66, size: 58, from: 'start' }),
);
const signed = line('Birnbeck Handmade Fudge', {
  face: 'small',
  x: 44,
  y: 310,
  size: 20,
  from: 'start',
});
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 350"><path fill="#fff" d="M0 0h480v350H0z"/><path d="M44 268h392" stroke="${ink}" stroke-width="2"/><path d="${written.join('')}${signed}" fill="${ink}"/></svg>\n`;

await writeFile(new URL('../src/assets/note.svg', import.meta.url), drawing);
