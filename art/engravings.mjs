// Draws the engravings of the keyrings as SVG, black on transparent. Run by hand: `npx node art/engravings.mjs`.
import { mkdir, writeFile } from 'node:fs/promises';
import { slugify } from '../src/domain/catalogue.ts';
import { keyrings } from '../src/data/keyrings.ts';
import { line } from './lettering.mjs';
import { ornaments } from './ornaments.mjs';

const cut = (words, options) => line(words, { x: 500, ...options });

/** Returns three lines of text, the middle one large. */
const three = (first, second, third, width) => [
  cut(first, { face: 'italic', y: 296, size: 96 }),
  cut(second, { face: 'script', y: 508, width }),
  cut(third, { face: 'italic', y: 668, size: 104 }),
];

const widths = { nan: 330, mum: 430, dad: 300, nanny: 480, family: 510, uncle: 440, auntie: 540 };

/** Returns the lines "this … belongs to". */
const belongs = (who) => three('this', who, 'belongs to', widths[who] ?? 600);

const lettered = {
  'my-heart-belongs-to': three('my', 'heart', 'belongs to', 450),
  'best-friends-forever': three('best', 'friends', 'forever', 530),
  'always-in-my-thoughts': three('always', 'in my', 'thoughts', 440),
};

await mkdir(new URL('engravings/', import.meta.url), { recursive: true });
for (const { title } of keyrings.filter(({ isNameTag }) => !isNameTag)) {
  const slug = slugify(title);
  const words = lettered[slug] ?? belongs(title.split(' ')[1]);
  const drawing = [
    '<circle cx="500" cy="500" r="406" fill="none" stroke="#000" stroke-width="8"/>',
    `<path d="${words.join('')}"/>`,
    `<g transform="translate(500 798) scale(.9)" fill="none" stroke="#000" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">${ornaments[slug]}</g>`,
  ].join('');
  await writeFile(
    new URL(`engravings/${slug}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${drawing}</svg>\n`,
  );
}
