// Composes the images for link previews from the photographs. Run by hand: `npx node art/og.mjs [name …]`.
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { catalogue } from '#data/catalogue.ts';
import { boxesOnSale } from '#data/shop-boxes.ts';
import { line } from './lettering.mjs';
import { flat, ink, kraft, pen, place, rasp } from './hand.mjs';
import { pier } from './motifs/seaside.mjs';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 12;
/** How wide the left part is: beside a square, and beside a box. */
const BROAD = WIDTH - HEIGHT;
const NARROW = 500;
const caramel = '#7d4611';
const paper = '#fffaf0';

const photo = (name) => new URL(`../src/assets/photos/${name}.jpg`, import.meta.url).pathname;
const drawn = (width, height, drawing) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" stroke-linecap="round">${drawing}</svg>`,
  );

/** Returns a grid of square photographs over the right half. */
function wall(columns, names) {
  const side = HEIGHT / columns;
  const tiles = names.map(async (name, i) => ({
    input: await sharp(photo(name)).resize(side, side).toBuffer(),
    left: WIDTH - HEIGHT + (i % columns) * side,
    top: Math.floor(i / columns) * side,
  }));
  return Promise.all(tiles);
}

/** The share of its photograph that is shown of a small box, which stands in its middle to the scale of the largest. */
const CLOSE = {
  'box-of-6': 0.62,
  'box-of-12': 0.8,
  '3-bar-gift-box': 0.8,
  '4-bag-box': 0.9,
  '4-bag-vegan-box': 0.9,
};

/** Returns a photograph of a box over the right, so wide that the whole box is seen. */
async function boxPhoto(slug) {
  const width = WIDTH - NARROW;
  const from = sharp(photo(`boxes/${slug}`));
  const whole = await from.metadata();
  const part = CLOSE[slug] ?? 1;
  const [across, down] = [whole.width, whole.height].map((side) => Math.round(side * part));
  const input = await from
    .extract({
      left: Math.round((whole.width - across) / 2),
      top: Math.round((whole.height - down) / 2),
      width: across,
      height: down,
    })
    .resize(width, HEIGHT)
    .toBuffer();
  return [{ input, left: NARROW, top: 0 }];
}

/** Returns a name in lines that fit the narrow left part. */
function linesOf(name) {
  const lines = [];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= 12) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns a box of 12 from above, with a piece for each name. */
function tray(names) {
  const side = 126;
  const at = (i) => [37 + (i % 4) * 143, 103 + Math.floor(i / 4) * 143];
  const cups = Array.from(
    { length: 12 },
    (_, i) => `M${at(i).join(' ')}h${side}v${side}h-${side}z`,
  );
  const box = [
    flat(`M0 0h${HEIGHT}v${HEIGHT}H0z`, '#dceadf'),
    flat('M8 74h614v478H8z', '#9a6227'),
    flat('M8 74h614v470H8z', kraft),
    flat('M26 92h578v434H26z', '#efe6d6'),
    `<path d="${cups.join('')}" fill="#fbf4e6" stroke="#d9c7a4" stroke-width="3"/>`,
  ].join('');
  const pieces = names.map(async (name, i) => ({
    input: await sharp(photo(`pieces/${name}`))
      .resize(side, side)
      .toBuffer(),
    left: WIDTH - HEIGHT + at(i)[0],
    top: at(i)[1],
  }));
  return Promise.all([
    { input: drawn(HEIGHT, HEIGHT, box), left: WIDTH - HEIGHT, top: 0 },
    ...pieces,
  ]);
}

const named = (folder, names) => names.split(' ').map((name) => `${folder}/${name}`);

/** The headline and the right part of each image, and how wide the left part is. */
const pictures = {
  default: [['Handmade', 'Fudge To', 'Show You Care'], () => wall(1, ['boxes/twelve-favourites'])],
  'build-your-box': [
    ['Build your', 'own box', 'of fudge'],
    () =>
      tray([
        ...['clotted-cream', 'belgian-chocolate', 'coconut-ice', 'butterscotch'],
        ...['mint-and-chocolate', 'cherry-and-almond', 'oreo', 'rainbow-button'],
      ]),
  ],
  'shop-boxes': [
    ['Fudge boxes,', 'by post'],
    () =>
      wall(
        2,
        named('boxes', 'six-favourites chocolate-dozen 3-bar-gift-box twenty-four-flavour-taster'),
      ),
  ],
  weddings: [
    ['Fudge for', 'weddings', 'and work'],
    () => wall(2, named('flavours', 'strawberry-and-cream clotted-cream millionaire vanilla')),
  ],
  flavours: [
    ['Every flavour', 'we make'],
    () =>
      wall(3, [
        ...named('flavours', 'clotted-cream belgian-chocolate rainbow-button'),
        ...named('flavours', 'strawberry-and-cream millionaire mint-and-chocolate'),
        ...named('flavours', 'rum-and-raisin coconut-ice oreo'),
      ]),
  ],
  ...Object.fromEntries(
    catalogue.flavours.map(({ slug, name }) => [
      `flavours/${slug}`,
      [linesOf(name), () => wall(1, [`flavours/${slug}`])],
    ]),
  ),
  ...Object.fromEntries(
    boxesOnSale.map(({ slug, name }) => [
      `boxes/${slug}`,
      [linesOf(name), () => boxPhoto(slug), NARROW],
    ]),
  ),
};

/** Returns the left part: logo, headline and town. */
function lettered(headline, width) {
  const write = (words, face, colour, options) =>
    flat(line(words, { face, from: 'start', x: 60, ...options }), colour);
  const rows = headline.map((words, i) => {
    const y = 404 + (i - (headline.length - 1) / 2) * 80;
    return write(words, 'heading', ink, { y, size: 72, tracking: -0.015 });
  });
  const drawing = [
    flat(`M0 0h${width}v${HEIGHT}H0z`, paper),
    place(116, 120, 0.92, pier(rasp)),
    pen(`M63 128${'q6.5-6 13 0t13 0'.repeat(4)}`, rasp, 3),
    write('Birnbeck', 'heading', ink, { x: 192, y: 98, size: 50 }),
    write('HANDMADE FUDGE', 'small', caramel, { x: 194, y: 130, size: 20, tracking: 0.06 }),
    ...rows,
    write('Weston-super-Mare, Somerset', 'small', caramel, { y: 566, size: 24 }),
    flat(`M0 ${HEIGHT - EDGE}h${WIDTH}v${EDGE}H0z`, kraft),
  ].join('');
  return drawn(WIDTH, HEIGHT, drawing);
}

const folder = new URL('../public/og/', import.meta.url);
const wanted = process.argv.slice(2);
for (const kind of ['boxes/', 'flavours/']) await mkdir(new URL(kind, folder), { recursive: true });

for (const name of wanted.length ? wanted : Object.keys(pictures)) {
  const [headline, fill, width = BROAD] = pictures[name];
  const size = { width: WIDTH, height: HEIGHT };
  const saved = await sharp({ create: { ...size, channels: 3, background: paper } })
    .composite([...(await fill()), { input: lettered(headline, width), left: 0, top: 0 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(new URL(`${name}.jpg`, folder).pathname);
  console.log(`${name} ${(saved.size / 1000).toFixed(1)} kB`);
}
