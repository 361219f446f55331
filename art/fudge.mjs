// Fudge: one cut block seen from the front, and one piece seen from above.
import {
  at,
  blob,
  crumb,
  darker,
  dot,
  filled,
  lighter,
  path,
  shape,
  stroked,
  swoosh,
} from './pencil.mjs';

const FRONT = [
  [0, 0],
  [92, 2],
  [90, 68],
  [3, 67],
];
const SIDE = [
  [92, 2],
  [110, -13],
  [107, 50],
  [90, 68],
];
const TOP = [
  [0, 0],
  [19, -16],
  [110, -13],
  [92, 2],
];

/** The point at (u, v) of a four-cornered face: u to the right, v downwards. */
function on([a, b, c, d], u, v) {
  const between = (p, q, share) => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
  return between(between(a, b, u), between(d, c, u), v);
}

const band = (face, from, to) => [
  on(face, 0, from),
  on(face, 1, from),
  on(face, 1, to),
  on(face, 0, to),
];

/** Points strewn over a face, each as far from the others as a few tries find. */
function scatter(random, count, surface, margin = 0.08) {
  const toss = () => margin + random() * (1 - 2 * margin);
  const points = [];
  for (let n = 0; n < count; n += 1) {
    const tries = Array.from({ length: 6 }, () => on(surface, toss(), toss()));
    const room = ([x, y]) => Math.min(...points.map(([a, b]) => Math.hypot(x - a, y - b)), 999);
    points.push(tries.reduce((best, point) => (room(point) > room(best) ? point : best)));
  }
  return points;
}

/** One face in its colour, its rim softened by a line of the same colour. */
const face = (points, colour) =>
  path(shape(points), `fill="${colour}" stroke="${colour}" stroke-width="6"`);

function layersOf({ base, layers }) {
  return layers ?? [[base, 1]];
}

export function colourOnTop(look) {
  return layersOf(look).at(-1)[0];
}

/** The block's three faces, without what is in them: the same for all three blocks of a picture. */
export function plainBlock(look) {
  let v = 1;
  const sides = layersOf(look).map(([colour, height]) => {
    const [from, to] = [v - height, v];
    v = from;
    return face(band(SIDE, from, to), darker(colour, 0.26)) + face(band(FRONT, from, to), colour);
  });
  const top = colourOnTop(look);
  const edge = `M${at(TOP[0])}L${at(TOP[3])}L${at(TOP[2])}`;
  return [
    sides.join(''),
    filled(shape(FRONT), 'url(#l)'),
    face(TOP, lighter(top, 0.32)),
    stroked(edge, lighter(top, 0.7), 1.5),
  ].join('');
}

const drawBit = {
  dot: (_random, point) => dot(point),
  blob: (random, point, size) => blob(random, point, size * 1.2, size, 6),
  crumb: (random, point, size) => crumb(random, point, size),
  shred: (random, [x, y], size) =>
    `M${at([x, y])}l${at([(random() - 0.5) * 2 * size, (random() - 0.5) * size])}`,
};

function drawBits(random, { kind, colours, size, count }, surface) {
  const isLine = kind === 'dot' || kind === 'shred';
  const points = scatter(random, count, surface);
  return colours
    .map((colour, i) => {
      const mine = points.filter((_, j) => j % colours.length === i);
      const d = mine.map((point) => drawBit[kind](random, point, size)).join('');
      return isLine ? stroked(d, colour, kind === 'dot' ? size : 1.4) : filled(d, colour);
    })
    .join('');
}

/** Crumb, swirls and bits of one block. */
export function texture(look, random) {
  const { base, marble, ribbon, bits, top } = look;
  const ground = base ?? look.layers[0][0];
  const grains = (n, surface) => scatter(random, n, surface, 0.04).map(dot).join('');
  const swirls = (colour, length, thickness) =>
    filled(
      [0.2, 0.5, 0.8]
        .map((u) => swoosh(random, on(FRONT, u, 0.15 + random() * 0.7), length, thickness))
        .join('') +
        [0.3, 0.7]
          .map((u) =>
            swoosh(random, on(FRONT, u, 0.2 + random() * 0.6), length * 0.7, thickness * 0.7),
          )
          .join('') +
        swoosh(random, on(TOP, 0.5, 0.5), length, thickness * 0.3),
      colour,
    );
  return [
    marble ? swirls(marble, 40, 12) : '',
    ribbon ? swirls(ribbon, 42, 6) : '',
    stroked(grains(base ? 12 : 6, FRONT), darker(ground, 0.2), 2),
    stroked(grains(10, FRONT) + grains(5, TOP), lighter(base ?? colourOnTop(look), 0.6), 2),
    bits ? drawBits(random, bits, FRONT) : '',
    bits ? drawBits(random, { ...bits, count: Math.ceil(bits.count / 4) }, TOP) : '',
    top ? drawBits(random, top, TOP) : '',
  ].join('');
}

const SQUARE = [
  [5, 6],
  [58, 4],
  [60, 58],
  [4, 60],
];

/** A piece as it lies in the tray: 64 by 64, its layers cut slantwise so that they show. */
export function pieceFromAbove(look, random, isSmall = false) {
  const layers = layersOf(look);
  const colour = colourOnTop(look);
  let v = 1;
  const bands = layers.map(([paint, height]) => {
    const [from, to] = [v - height, v];
    v = from;
    const tilt = 0.16;
    const corner = (u, share) => on(SQUARE, u, Math.min(1, Math.max(0, share)));
    const slant = (share, by) => (share < 0.01 || share > 0.99 ? Math.round(share) : share + by);
    return face(
      [
        corner(0, slant(from, tilt)),
        corner(1, slant(from, -tilt)),
        corner(1, slant(to, -tilt)),
        corner(0, slant(to, tilt)),
      ],
      paint,
    );
  });
  const { marble, ribbon, bits, top } = look;
  const swirls = (paint, length, thickness) =>
    filled(
      [
        [18, 18],
        [44, 30],
        [22, 46],
        [46, 50],
      ]
        .map((p) => swoosh(random, p, length, thickness))
        .join(''),
      paint,
    );
  const grain = isSmall ? '' : scatter(random, 12, SQUARE, 0.06).map(dot).join('');
  const small = (some) => ({ ...some, count: Math.ceil(some.count * (isSmall ? 0.5 : 0.8)) });
  return [
    bands.join(''),
    marble ? swirls(marble, 24, 13) : '',
    ribbon ? swirls(ribbon, 24, 8) : '',
    stroked(grain, lighter(look.base ?? colour, 0.6), 2),
    bits ? drawBits(random, small(bits), SQUARE) : '',
    top ? drawBits(random, small(top), SQUARE) : '',
    stroked('M4 60 5 6 58 4', lighter(colour, 0.7), 1.5),
  ].join('');
}
