// The eight boxes: trays from above, all to one scale; bars in their paper band; bags with their label.
import { pieceFromAbove } from './fudge.mjs';
import { line } from './lettering.mjs';
import { flavours } from './palette.mjs';
import { chance, darker, filled, lighter, path, stroked, svg } from './pencil.mjs';
import { props } from './props.mjs';
import { set, shadow } from './scene.mjs';

const WIDTH = 488;
const HEIGHT = 400;
const ink = '#16384b';
const cream = '#fffaf0';
const kraft = '#c98f4e';

const pier = (x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${filled('M46.6 7.4 55 14v1.600h-1.700v7.100h2.200c2.1 2.4 3.4 6 3.7 12.300H34.100c.3-6.3 1.6-9.9 3.7-12.300H40v-7.100h-1.700V14z', ink)}${stroked('M0 22.600h38M0 19h36M3 19v14M14 19v14M25 19v14M3 24l11 8M14 24 3 32m11-8 11 8m0-8-11 8', ink, 1.6)}${stroked('M46.6 1v7.400M46.6 1.400l6 2.2-6 2.200z', '#a61d49', 1.5)}</g>`;

/** The name, drawn once and used on every label: 100 wide around (0, 0). */
const name = `<path id="n" d="${line('Birnbeck', 0, 0, 25).replace('m', 'M')}" fill="${ink}"/>`;
const signed = (x, y, scale) => `<use href="#n" transform="translate(${x} ${y}) scale(${scale})"/>`;

/** The shop's paper label with its two rules. */
const label = (x, y, width, height) =>
  path(
    `M${x} ${y}h${width}v${height}h-${width}z`,
    `fill="${cream}" stroke="${ink}" stroke-width="2.5"`,
  ) +
  path(
    `M${x + 5} ${y + 5}h${width - 10}v${height - 10}h-${width - 10}z`,
    'fill="none" stroke="#a61d49"',
  ) +
  pier(x + width / 2 - 24, y + 9, 0.8) +
  signed(x + width / 2, y + height - 14, width / 140);

const planks =
  filled(`M0 0h${WIDTH}v${HEIGHT}H0z`, '#f3e8d1') +
  stroked('M0 66l488-6M0 150l488-6M0 234l488-6M0 318l488-6', '#dccba8', 1.6);

const order = [
  'clotted-cream',
  'belgian-chocolate',
  'rum-and-raisin',
  'strawberry-and-cream',
  'millionaire',
  'rainbow-button',
  'mint-and-chocolate',
  'caramel',
  'oreo',
  'orange-and-chocolate',
  'vanilla',
  'coconut-ice',
];

function trayBox(columns, rows) {
  const size = 48;
  const step = size + 7;
  const [width, height] = [columns * step + 13, rows * step + 13];
  const [x, y] = [(WIDTH - width) / 2, (HEIGHT - height) / 2];
  const kinds = order.slice(0, Math.min(12, columns * rows));
  const symbols = kinds.map(
    (slug, i) => `<g id="p${i}">${pieceFromAbove(flavours[slug], chance(slug), true)}</g>`,
  );
  const pieces = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const kind = (columns === 6 ? i * 7 + row * 3 : i) % kinds.length;
    return `<use href="#p${kind}" transform="translate(${x + 8 + column * step} ${y + 8 + row * step}) scale(.8)"/>`;
  });
  return [
    planks,
    `<defs><radialGradient id="s"><stop stop-color="#5a3d14" stop-opacity=".5"/><stop offset="1" stop-color="#5a3d14" stop-opacity="0"/></radialGradient>${symbols.join('')}</defs>`,
    shadow(WIDTH / 2 + 6, y + height + 6, width * 0.6, 26),
    path(
      `M${x - 6} ${y - 6}h${width + 12}v${height + 12}h-${width + 12}z`,
      `fill="#efe6d6" stroke="${kraft}" stroke-width="12"`,
    ),
    stroked(`M${x - 12} ${y + height + 13}h${width + 24}`, '#9a6227', 3),
    pieces.join(''),
  ];
}

/** A bar lying on the board: its end to the right, a paper band round its middle. */
function bar(slug, x, y, width, height, paper) {
  const look = flavours[slug];
  const colour = look.base ?? look.layers.at(-1)[0];
  const [dx, dy] = [30, -26];
  const front = (from, to) => `M${x + from} ${y}H${x + to}v${height}H${x + from}z`;
  const top = (from, to) => `M${x + from} ${y}l${dx} ${dy}h${to - from}l${-dx} ${-dy}z`;
  const soft = (d, paint) => path(d, `fill="${paint}" stroke="${paint}" stroke-width="5"`);
  const [from, to] = [width * 0.24, width * 0.76];
  const labelHeight = height - 10;
  return [
    soft(front(0, width), colour),
    soft(`M${x + width} ${y}l${dx} ${dy}v${height}l${-dx} ${-dy}z`, darker(colour, 0.28)),
    soft(top(0, width), lighter(colour, 0.3)),
    filled(front(from, to), paper),
    filled(top(from, to), lighter(paper, 0.4)),
    path(
      `M${x + from + 22} ${y + 5}H${x + to - 22}v${labelHeight}H${x + from + 22}z`,
      `fill="${cream}" stroke="${ink}" stroke-width="2"`,
    ),
    signed(x + (from + to) / 2, y + height / 2 + height / 9, Math.min(0.95, height / 58)),
  ].join('');
}

const papers = ['#efb4ae', '#a9d3c4', '#f6d58e', '#b9d3e4', '#e3c6dd'];

function barBox(bars, height) {
  const step = height + 4;
  const perRow = bars.map(([slug, column, row], i) =>
    bar(slug, 42 + column * 60, 336 - height - row * step, 300, height, papers[i % 5]),
  );
  return [
    set(WIDTH, HEIGHT, 190),
    `<defs>${name}</defs>`,
    shadow(250, 342, 230, 22),
    perRow.join(''),
  ];
}

function bag(x, y, scale, paper, slug) {
  const look = flavours[slug];
  const inside = look.base ?? look.layers.at(-1)[0];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${[
    filled('M0 0h130l8 214q-73 14-146 0z', paper),
    filled('M104 0h26l8 214-22 5z', darker(paper, 0.16)),
    filled('M0 0h130l1 22H-1z', darker(paper, 0.1)),
    stroked('M4 12h122M4 17h122', lighter(paper, 0.5), 1.5),
    label(17, 62, 96, 84),
    stroked('M44 168h42', inside, 14),
  ].join('')}</g>`;
}

function bagBox(bags, prop) {
  return [
    set(WIDTH, HEIGHT, 220),
    `<defs>${name}</defs>`,
    shadow(246, 350, 240, 22),
    bags
      .slice(2)
      .map(([slug, paper], i) => bag(126 + i * 116, 92, 1, paper, slug))
      .join(''),
    bags
      .slice(0, 2)
      .map(([slug, paper], i) => bag(58 + i * 240, 124, 1.04, paper, slug))
      .join(''),
    `<g transform="translate(246 362) scale(1.3)">${shadow(0, 8, 30, 8)}${props[prop]}</g>`,
  ];
}

const brown = '#c69a63';
const white = '#f4ead6';

const drawings = {
  'box-of-6': trayBox(3, 2),
  'box-of-12': trayBox(4, 3),
  'ultimate-fudge-taster-box': trayBox(6, 5),
  '3-bar-gift-box': barBox(
    [
      ['clotted-cream', 0, 0],
      ['belgian-chocolate', 0.5, 1],
      ['sea-salt-caramel', 0.1, 2],
    ],
    58,
  ),
  '5-bar-fudge-gift-box': barBox(
    [
      ['vanilla', 0, 0],
      ['belgian-chocolate', 0.7, 1],
      ['caramel', 0.2, 2],
      ['strawberry-and-cream', 0.8, 3],
      ['clotted-cream', 0.3, 4],
    ],
    46,
  ),
  '3-big-bar-box': barBox(
    [
      ['butterscotch', 0, 0],
      ['belgian-chocolate', 0.7, 1],
      ['vanilla', 0.3, 2],
    ],
    80,
  ),
  '4-bag-box': bagBox(
    [
      ['clotted-cream', brown],
      ['belgian-chocolate', white],
      ['caramel', white],
      ['strawberry-and-cream', brown],
    ],
    'chocolate',
  ),
  '4-bag-vegan-box': bagBox(
    [
      ['vegan-chocolate', brown],
      ['vegan-sea-salt-caramel', brown],
      ['vegan-chocolate', white],
      ['vegan-sea-salt-caramel', white],
    ],
    'mint',
  ),
};

export const boxes = Object.fromEntries(
  Object.entries(drawings).map(([slug, parts]) => [slug, svg(WIDTH, HEIGHT, parts.join(''))]),
);

/** The family keyring: a wooden tag on a steel ring. */
export const keyring = svg(
  488,
  400,
  [
    planks,
    '<defs><radialGradient id="s"><stop stop-color="#5a3d14" stop-opacity=".5"/><stop offset="1" stop-color="#5a3d14" stop-opacity="0"/></radialGradient><linearGradient id="k" x2="1" y2="1"><stop stop-color="#ecc98c"/><stop offset="1" stop-color="#cd9a55"/></linearGradient></defs>',
    shadow(256, 356, 130, 26),
    path(
      'M188 78a56 40 0 1 0 112 0 56 40 0 1 0-112 0z',
      'fill="none" stroke="#8d979c" stroke-width="9"',
    ),
    path(
      'M188 76a56 40 0 1 0 112 0 56 40 0 1 0-112 0z',
      'fill="none" stroke="#e4eaec" stroke-width="3"',
    ),
    path(
      'M244 138c86 0 132 48 132 106s-46 112-132 112-132-54-132-112 46-106 132-106z',
      'fill="url(#k)" stroke="#a87334" stroke-width="5"',
    ),
    stroked('M134 214q110-34 222 4M126 262q120 22 238-6M150 312q90 24 190-8', '#d9ac69', 2),
    path(
      'M244 156c72 0 112 40 112 88s-40 94-112 94-112-46-112-94 40-88 112-88z',
      'fill="none" stroke="#7d4611" stroke-width="3"',
    ),
    path(
      'M232 160a12 12 0 1 0 24 0 12 12 0 1 0-24 0z',
      'fill="#f3e8d1" stroke="#7d4611" stroke-width="3"',
    ),
    stroked('M244 116v40', '#8d979c', 8),
    path(
      line('This family', 244, 240, 42, 'hand').replace('m', 'M') +
        line('belongs together', 244, 282, 36, 'hand').replace('m', 'M'),
      'fill="#5f3209"',
    ),
    filled('M244 322c-14-9-20-15-20-22s10-10 20 0c10-10 20-7 20 0s-6 13-20 22z', '#7d4611'),
  ].join(''),
);
