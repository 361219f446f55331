// The pictures of the masthead, of each flavour's piece and of each lid for mails, and their colours, which stand there until
// a mail program or the builder shows the pictures. Run by hand after one of them changes: `npx node art/mail.mjs`.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { flavourCatalogue } from '#data/flavour-catalogue.ts';
import { logo } from '#data/logo.ts';
import { shop } from '#data/shop.ts';
import { pictures } from './images-version.mjs';
import { line } from './lettering.mjs';

/** Twice as wide as mails on a phone show them. */
const LID_WIDTH = 640;
const PIECE_WIDTH = 160;

/** The logo and the shop's name on the masthead, as wide and as high as mails show them. */
const MASTHEAD = { width: 264, height: 56 };
const CREAM = '#fffaf0';
const YELLOW = '#f6c75e';

/** Of a piece's width: its edges lie in shadow. */
const MARGIN = 0.2;
/** Colours of a lid that differ by less than this count as one. */
const STEP = 16;

const hex = (channels) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

async function meanColour(path) {
  const image = sharp(path);
  const { width } = await image.metadata();
  const edge = Math.round(width * MARGIN);
  const size = width - 2 * edge;
  const middle = image.extract({ left: edge, top: edge, width: size, height: size });
  const { channels } = await sharp(await middle.png().toBuffer()).stats();
  return hex(channels.slice(0, 3).map(({ mean }) => mean));
}

/** The ground of a lid: the colour that most of it has. */
async function commonestColour(path) {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const groups = new Map();
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = [data[at], data[at + 1], data[at + 2]];
    const key = pixel.map((value) => Math.floor(value / STEP)).join();
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    group.count += 1;
    group.sum = group.sum.map((value, channel) => value + pixel[channel]);
    groups.set(key, group);
  }
  const { count, sum } = [...groups.values()].sort((a, b) => b.count - a.count)[0];
  return hex(sum.map((value) => value / count));
}

async function pieceColours() {
  const lines = [];
  for (const { id, slug } of flavourCatalogue.flavours) {
    const colour = await meanColour(new URL(`pieces/${slug}.avif`, pictures).pathname);
    lines.push(`  ${id}: '${colour}',`);
  }
  return lines.join('\n');
}

async function lidColours() {
  const lines = [];
  for (const file of readdirSync(new URL('lids/', pictures)).sort()) {
    const colour = await commonestColour(new URL(`lids/${file}`, pictures).pathname);
    const slug = file.replace(/\.\w+$/, '');
    lines.push(`  ${/^\w+$/.test(slug) ? slug : `'${slug}'`}: '${colour}',`);
  }
  return lines.join('\n');
}

writeFileSync(
  new URL('../src/data/image-colours.ts', import.meta.url),
  `// Written by \`art/mail.mjs\`.

/** The mean colour of a flavour's piece, by the flavour's id. */
export const pieceColours: Readonly<Record<number, string>> = {
${await pieceColours()}
};

/** The ground of a lid, by its slug. */
export const lidColours: Readonly<Record<string, string>> = {
${await lidColours()}
};
`,
);

// Mail programs know neither SVG nor AVIF.
async function writePictures(folder, width, format, options) {
  const target = new URL(`../public/mail/${folder}/`, import.meta.url);
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(new URL(`${folder}/`, pictures))) {
    const slug = file.replace(/\.\w+$/, '');
    await sharp(new URL(`${folder}/${file}`, pictures).pathname, { density: 144 })
      .resize(width)
      .toFormat(format, options)
      .toFile(new URL(`${slug}.${format}`, target).pathname);
  }
}

await writePictures('lids', LID_WIDTH, 'png', { palette: true, quality: 90, effort: 10 });
await writePictures('pieces', PIECE_WIDTH, 'jpg', { quality: 80, mozjpeg: true });

/** Draws the logo beside the shop's name and its trade, both of one width, for a dark ground. */
async function writeMasthead() {
  const { width, height } = MASTHEAD;
  const words = { x: 94, width: width - 94, from: 'start' };
  const name = line(shop.shortName, { ...words, face: 'heading', y: 33 });
  const trade = line(logo.trade.toUpperCase(), { ...words, face: 'small', y: 52, tracking: 0.08 });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <g transform="translate(0 2) scale(1.3)" fill="none" stroke="${CREAM}" stroke-linecap="round" stroke-width="1.4">
      <path d="${logo.flag}" fill="${YELLOW}" stroke="none"/>
      <path d="${logo.stone}" fill="${CREAM}" stroke="none"/>
      <path d="${logo.braces}"/>
      <path d="${logo.water}" stroke="${YELLOW}" stroke-width="1.6"/>
    </g>
    <path d="${name}" fill="${CREAM}"/>
    <path d="${trade}" fill="${YELLOW}"/>
  </svg>`;
  await sharp(Buffer.from(drawing), { density: 144 })
    .png({ palette: true, effort: 10 })
    .toFile(new URL('../public/mail/masthead.png', import.meta.url).pathname);
}

await writeMasthead();
