// Draws the printed lids. Run by hand: `npx node art/lids.mjs [slug …]`; the results are committed.
import { writeFile } from 'node:fs/promises';
import { writeImagesVersion } from './images-version.mjs';
import { anniversary } from './lids/anniversary.mjs';
import { birthday } from './lids/birthday.mjs';
import { christmas } from './lids/christmas.mjs';
import { easter } from './lids/easter.mjs';
import { enjoy } from './lids/enjoy.mjs';
import { family } from './lids/family.mjs';
import { fathersDay } from './lids/fathers-day.mjs';
import { love } from './lids/love.mjs';
import { mothersDay } from './lids/mothers-day.mjs';
import { thankYou } from './lids/thank-you.mjs';
import { thinking } from './lids/thinking.mjs';

const lids = {
  ...birthday,
  ...anniversary,
  ...family,
  ...mothersDay,
  ...fathersDay,
  ...easter,
  ...love,
  ...thinking,
  ...thankYou,
  ...enjoy,
  ...christmas,
};
const wanted = process.argv.slice(2);

for (const slug of wanted.length ? wanted : Object.keys(lids)) {
  const drawing = lids[slug]();
  await writeFile(new URL(`../public/pictures/lids/${slug}.svg`, import.meta.url), drawing);
  console.log(`${slug} ${(drawing.length / 1000).toFixed(1)} kB`);
}
writeImagesVersion();
