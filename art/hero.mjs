// The open gift box of the home page and of link previews: lid leaning behind, twelve pieces in front.
import { pieceFromAbove } from './fudge.mjs';
import { line } from './lettering.mjs';
import { drawLid, lids } from './lids.mjs';
import { flavours } from './palette.mjs';
import { chance, darker, filled, path, stroked, svg } from './pencil.mjs';
import { props } from './props.mjs';
import { set, shadow } from './scene.mjs';

const kraft = { light: '#dcae72', middle: '#c98f4e', dark: '#a56c30', inside: '#b98046' };

const rows = [
  ['clotted-cream', 'belgian-chocolate', 'mint-and-chocolate', 'coconut-ice'],
  ['orange-and-chocolate', 'rainbow-button', 'rum-and-raisin', 'sea-salt-caramel'],
  ['oreo', 'millionaire', 'vanilla', 'strawberry-and-cream'],
];

/** A piece in the box: its top in perspective, and as much of its front as shows below it. */
function piece(slug, x, y, depth) {
  const look = flavours[slug];
  let foot = 1;
  const front = (look.layers ?? [[look.base, 1]]).map(([colour, height]) => {
    const [from, to] = [foot - height, foot];
    foot = from;
    const paint = darker(colour, 0.14);
    const d = `M${x - 12} ${Math.round(y + 43 + from * depth)}h98v${Math.round((to - from) * depth)}h-98z`;
    return path(d, `fill="${paint}" stroke="${paint}" stroke-width="5"`);
  });
  const top = pieceFromAbove(look, chance(slug));
  return `${front.join('')}<g transform="matrix(1.85 0 -.36 .72 ${x} ${y})">${top}</g>`;
}

const pieces = rows
  .flatMap((row, r) =>
    row.map((slug, c) => piece(slug, 332 + c * 114 - r * 30, 364 + r * 60, r < 2 ? 18 : 40)),
  )
  .join('');

const lidPicture = drawLid(lids['thank-you'])
  .replace(/^<svg[^>]*>/, '')
  .replace(/<\/svg>\s*$/, '');

const box = [
  shadow(520, 622, 400, 40),
  path(
    'M300 40H763L792 366H329z',
    `fill="${kraft.dark}" stroke="${kraft.middle}" stroke-width="12"`,
  ),
  `<svg x="0" y="0" width="900" height="700" viewBox="0 0 900 700"><g transform="matrix(.712 0 .058 .64 300 40)">${lidPicture}</g></svg>`,
  filled('M329 362H794L700 550H235z', kraft.inside),
  pieces,
  path(
    'M796 362l-94 188v76l94-176z',
    `fill="${kraft.dark}" stroke="${kraft.dark}" stroke-width="6"`,
  ),
  path('M228 550H702v76H228z', `fill="${kraft.middle}" stroke="${kraft.middle}" stroke-width="6"`),
  stroked('M228 550H702l94-188M228 550l98-190', kraft.light, 6),
  path(line('Birnbeck Handmade Fudge', 465, 598, 30).replace('m', 'M'), 'fill="#5f3209"'),
];

const besides = `<g transform="translate(800 640) scale(1.7)">${shadow(0, 9, 30, 8)}${props.vanilla}</g><g transform="translate(120 640) scale(1.5)">${shadow(0, 9, 28, 7)}${props.caramel}</g>`;

export const hero = svg(900, 700, set(900, 700, 330) + box.join('') + besides);

/** What a link to the shop looks like in a message: 1200 by 630. */
export const preview = svg(
  1200,
  630,
  [
    set(1200, 630, 320),
    '<defs><linearGradient id="m"><stop offset=".55" stop-color="#dceadf"/><stop offset="1" stop-color="#dceadf" stop-opacity="0"/></linearGradient></defs>',
    filled('M0 0h900v630H0z', 'url(#m)'),
    `<g transform="translate(400 20) scale(.92)">${box.join('')}</g>`,
    path(
      ['Handmade', 'Fudge To', 'Show You', 'Care']
        .map((words, i) => line(words, 70, 190 + i * 84, 84, 'display', 'start').replace('m', 'M'))
        .join(''),
      'fill="#16384b"',
    ),
    path(
      line('Birnbeck Handmade Fudge', 72, 530, 32, 'display', 'start').replace('m', 'M'),
      'fill="#7d4611"',
    ),
  ].join(''),
);
