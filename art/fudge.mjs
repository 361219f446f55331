// Fudge: one piece seen from above.
import { at, blob, crumb, dot, filled, lighter, path, shape, stroked, swoosh } from './pencil.mjs';

/** The point at (u, v) of a four-cornered face: u to the right, v downwards. */
function on([a, b, c, d], u, v) {
  const between = (p, q, share) => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
  return between(between(a, b, u), between(d, c, u), v);
}

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
