// What is seen from the beach.
import { coral, cream, flat, foam, ink, inked, p, pen, place, sea, sun, teal } from '../hand.mjs';

/** A band of sea from `y` down to `foot`. */
export function waves(y, colour, { height = 9, length = 116, shift = 0, foot = 500 } = {}) {
  const crests = Math.ceil((650 + shift) / length) + 1;
  const half = length / 2;
  const crest = p`q${half / 2} ${-height * 2} ${half} 0t${half} 0`;
  return flat(p`M${-shift} ${y}${crest.repeat(crests)}V${foot}H${-shift}z`, colour);
}

/** Three bands of sea, the last one dark. */
export const swell = (y, [far, mid, near] = [foam, teal, ink], step = 45) => [
  waves(y, far, { height: 17, shift: 30 }),
  waves(y + step, mid, { height: 17, shift: 80 }),
  waves(y + step * 2, near, { height: 16, shift: 10 }),
];

export const gull = (x, y, scale = 1, colour = ink) =>
  place(x, y, scale, pen('M-20 2C-15-8-6-7 0 2 6-7 15-8 20 2', colour, 4));

/** The sun on the horizon with its rays. */
export function sunrise(x, y, radius, colour = sun, rays = 24) {
  const ray = Array.from({ length: rays }, (_, i) => {
    const angle = Math.PI * (1 + (i + 0.5) / rays);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = radius * (i % 2 ? 1.24 : 1.38);
    return p`M${x + cos * radius * 1.1} ${y + sin * radius * 1.1}L${x + cos * reach} ${y + sin * reach}`;
  });
  return (
    flat(
      p`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0v30h${radius * -2}z`,
      colour,
    ) + pen(ray.join(''), colour, 8)
  );
}

/** The pier of the logo, its middle at x = 0, standing on y = 0; 120 wide. */
export const pier = (flag) =>
  `<g transform="scale(2) translate(-30 -34)">${[
    flat('M45 1h2l6 2.5L47 6v3h-2z', flag),
    flat(
      'M45 9h2l9 5v2h-2v7c3 2 4 6 5 11H33c1-5 2-9 5-11v-7h-2v-2zM41 18v5h2v-5zM45 18v5h2v-5zM49 18v5h2v-5zM0 18h38v1H27v3h11v2H27v10h-2V24h-9v10h-2V24H5v10H3V24H0v-2h3v-3H0zM5 19v3h9v-3zM16 19v3h9v-3z',
      ink,
    ),
    pen('M5 25l9 8M14 25l-9 8M16 25l9 8M25 25l-9 8M27 25l6 5', ink, 1.4),
  ].join('')}</g>`;

export const lighthouse = (light = sun) =>
  [
    inked('M-21 0-13-92h26L21 0z', cream),
    flat('M-19.4-19-17.8-38h35.6l1.6 19zM-16-57l1.6-19h28.8L16-57z', coral),
    pen('M-21 0-13-92h26L21 0z'),
    inked('M-18-92h36v-6h-36z', ink),
    inked('M-9-98v-20H9v20z', light),
    inked('M-13-118q13-18 26 0z', coral),
    pen('M0-127v-8'),
    inked('M-6 0v-15a6 6 0 0 1 12 0V0z', sea),
  ].join('');

export const cloud = (x, y, scale, colour = cream) =>
  place(
    x,
    y,
    scale,
    flat('M-58 20a20 20 0 0 1 4-40 34 34 0 0 1 62-12 26 26 0 0 1 36 20 17 17 0 0 1 10 32z', colour),
  );
