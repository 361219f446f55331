// Subsets the shop's three fonts to the characters it uses. Run by hand: `npx node art/fonts.mjs`; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));
const punctuation = '£–—‘’“”…·×é';
const letters = `${ascii}${punctuation}©½èêëáàâäíîïóôöúûüñçÉ•`;
// A character that no font of the shop holds costs a search through those of the device: 25 to 100 ms on a slow phone.
const signs = '\u00a0−‹›';

const fonts = [
  {
    from: 'fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces-soft-600.woff2',
    text: letters,
    options: { variationAxes: { opsz: 72, wght: 600, SOFT: 100, WONK: 0 } },
  },
  {
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree-400-700.woff2',
    text: letters + signs,
    options: {
      variationAxes: { wght: { min: 400, max: 700 } },
      keepFeatures: ['kern', 'liga', 'tnum'],
    },
  },
  {
    from: 'caveat/files/caveat-latin-wght-normal.woff2',
    to: 'caveat-600.woff2',
    text: ascii + punctuation,
    options: { variationAxes: { wght: 600 }, noLayoutClosure: true, keepFeatures: ['kern'] },
  },
];

for (const { from, to, text, options } of fonts) {
  const source = new URL(`../node_modules/@fontsource-variable/${from}`, import.meta.url);
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    ...options,
  });
  await writeFile(new URL(`../src/assets/fonts/${to}`, import.meta.url), font);
  console.log(`${to} ${(font.length / 1000).toFixed(1)} kB`);
}
