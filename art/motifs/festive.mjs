// What comes out in December.
import { coral, cream, flat, foam, ink, inked, p, pen, place, rasp, sun, teal } from '../hand.mjs';

const berry = (x, y) => inked(p`M${x - 9} ${y}a9 9 0 1 0 18 0 9 9 0 1 0-18 0z`, coral);
const LEAF =
  'M4 0C10-8 16-4 20-14 28-6 36-10 44-18 48-8 60-10 70-4 60 4 58 10 48 10 44 18 34 14 28 10 20 18 12 8 4 0z';

export const holly = [
  inked(LEAF, teal) + pen('M10 0H52'),
  place(0, 0, 1, inked(LEAF, teal) + pen('M10 0H52'), 180),
  berry(-8, 6) + berry(9, 7) + berry(0, -9),
].join('');

/** A snowman on holiday, standing on (0, 0), 240 high. */
export const snowman = [
  pen('M-56-96-104-128M-98-124l-18 4M-98-124l-4-18', ink, 9),
  pen('M56-96 104-138M98-132l18 0M98-132l0-18', ink, 9),
  inked('M-68-52a68 62 0 1 0 136 0A68 62 0 1 0-68-52z', '#fffdf7'),
  inked('M-48-138a48 46 0 1 0 96 0 48 46 0 1 0-96 0z', '#fffdf7'),
  pen('M0-70h0M0-48h0M0-26h0', ink, 9),
  inked('M-44-108q44 22 88 0v18q-44 22-88 0z', coral),
  inked('M18-92l8 44 20-6-10-42z', coral),
  flat('M-34-158h28q0 22-14 22t-14-22zM6-158h28q0 22-14 22T6-158z', ink),
  pen('M-38-157H38', ink, 5),
  inked('M0-138 30-128 0-124z', sun),
  pen('M-14-114q14 9 28 0', ink, 3.5),
  inked('M-34-176h68l-8-48h-52z', rasp),
  inked('M-40-180h80v10h-80z', sun),
  pen('M-26-224C-30-252 30-252 26-224'),
].join('');

/** A bauble round (x, y). */
export function bauble(x, y, radius, colour, pattern) {
  const disc = p`M${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0 ${radius} ${radius} 0 1 0-${radius * 2} 0z`;
  const wide = radius * 0.86;
  const patterns = {
    dots: pen(
      [-2, -1, 0, 1, 2].map((i) => p`M${i * radius * 0.36} 0h0`).join(''),
      cream,
      radius * 0.2,
    ),
    waves: pen(
      p`M${-wide} 4q${wide / 4}-16 ${wide / 2} 0t${wide / 2} 0 ${wide / 2} 0 ${wide / 2} 0`,
      cream,
      radius * 0.14,
    ),
    plain: pen(
      p`M${-radius + 14} 0a${radius - 14} ${radius - 14} 0 1 0 ${radius * 2 - 28} 0 ${radius - 14} ${radius - 14} 0 1 0-${radius * 2 - 28} 0z`,
      sun,
      2.5,
    ),
  };
  const cap = Math.max(9, radius * 0.15);
  return place(
    x,
    y,
    1,
    [
      inked(p`M${-cap} ${4 - radius}v${-cap * 1.3}h${cap * 2}v${cap * 1.3}z`, sun),
      inked(disc, colour),
      patterns[pattern],
      pattern === 'plain'
        ? ''
        : pen(
            p`M${-radius * 0.6} ${-radius * 0.42}q${radius * 0.16}-${radius * 0.22} ${radius * 0.3}-${radius * 0.28}`,
            cream,
            4,
          ),
    ].join(''),
  );
}

/** The pier's deck from the left edge, and its legs. */
export const lattice = [
  pen('M0 352H392M0 376H392', cream, 7),
  pen([30, 94, 158, 222, 286, 350].map((x) => `M${x} 352v92`).join(''), cream, 7),
  pen(
    [30, 94, 158, 222, 286].map((x) => `M${x} 380l64 60M${x + 64} 380l-64 60`).join(''),
    cream,
    4.5,
  ),
].join('');

/** The pavilion at its end with its windows lit, standing on (0, 0). */
export const pavilion = [
  flat('M-38 0c3-15 8-24 16-31h54c8 7 14 16 17 31z', '#2b5a6c'),
  inked('M-22-31v-26h54v26z', cream),
  inked('M-30-57 5-82 40-57z', coral),
  inked(
    'M-15-31v-13a5 5 0 0 1 10 0v13zM0-31v-13a5 5 0 0 1 10 0v13zM15-31v-13a5 5 0 0 1 10 0v13z',
    sun,
  ),
  pen('M5-82v-16', cream),
  flat('M5-98l15 5-15 6z', coral),
].join('');

const bulbs = [sun, coral, foam, cream];
const posts = [80, 160, 240, 320];

/** Lights strung over the deck. */
export const lights = [
  pen(posts.map((x) => `M${x} 352v-66`).join(''), cream, 4),
  pen(`M0 286${'q40 44 80 0'.repeat(4)}q20 36 42 22`, cream, 2.4),
  bulbs.map((colour, i) => {
    const at = posts.flatMap((post) =>
      [0.12, 0.37, 0.63, 0.88].map((t) => p`M${post - 80 + 80 * t} ${290 + 88 * t * (1 - t)}h0`),
    );
    return pen(at.filter((_, n) => n % bulbs.length === i).join(''), colour, 12);
  }),
]
  .flat()
  .join('');
