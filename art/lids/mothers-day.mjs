// Mother's Day: a wreath from the garden; the one heart on a beach of a million pebbles.
import { line } from '../lettering.mjs';
import { chance } from '../motifs/chance.mjs';
import { coral, flat, ink, lid, p, pen, pink, rasp, sign, sun, teal } from '../hand.mjs';
import { bloom, daisy, leaf, rose } from '../motifs/flowers.mjs';
import { inkedHeart } from '../motifs/party.mjs';

const blush = '#fbe5df';

const around = (count, shift, rx, ry) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + shift) * Math.PI * 2) / count;
    return {
      x: 325 + Math.cos(angle) * rx,
      y: 250 + Math.sin(angle) * ry,
      turn: (angle * 180) / Math.PI,
      i,
    };
  });

const wreath = [
  [-62, 62].map((bend) =>
    around(20, 0.35, 258, 190).map(({ x, y, turn, i }) =>
      leaf(x, y, 1.15, i % 2 ? teal : '#9cc9a0', Math.round(turn + bend)),
    ),
  ),
  around(20, 0, 262, 192).map(({ x, y, i }) =>
    [
      () => rose(x, y, 1.3, coral, '#b83f33'),
      () => daisy(x, y, 0.95),
      () => bloom(x, y, 1.1, '#f2a9ad'),
      () => daisy(x, y, 0.95),
      () => bloom(x, y, 1, sun, coral),
    ][i % 5](),
  ),
];

const greys = ['#d9c9a8', '#c9bb9d', '#e6dabd', '#b9c4b8', '#cdd3c4'];

const isUnderWords = (x, y) => Math.hypot((x - 320) / 280, (y - 262) / 140) < 1;
const isUnderHeart = (x, y) => Math.hypot(x - 520, y - 410) < 58;

/** A pebble lying askew. */
function pebble(x, y, random) {
  const [long, short, turn] = [18 + random() * 7, 14 + random() * 4, (random() - 0.5) * 70];
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
  const half = (sign) => p`a${long} ${short} ${turn} 1 0 ${sign * dx * 2} ${sign * dy * 2}`;
  return p`M${x - dx} ${y - dy}${half(1)}${half(-1)}`;
}

/** Pebbles everywhere but under the words and the heart. */
function pebbles() {
  const random = chance('pebbles');
  const shapes = greys.map(() => '');
  for (let i = 0; i < 14 * 13; i += 1) {
    const [column, row] = [i % 14, Math.floor(i / 14)];
    const x = (column + (row % 2) / 2) * 49 - 4 + random() * 6;
    const y = row * 41 + 4 + random() * 5;
    if (isUnderWords(x, y) || isUnderHeart(x, y)) continue;
    shapes[Math.floor(random() * greys.length)] += pebble(x, y, random);
  }
  return shapes.map((d, i) => flat(d, greys[i])).join('');
}

export const mothersDay = {
  'happy-mothers-day': () =>
    lid(
      blush,
      wreath,
      sign(line('Happy', { face: 'script', y: 184, size: 78 }), coral),
      sign(line('Mother’s', { face: 'script', x: 322, y: 292, width: 380 }), rasp, {
        edge: blush,
        weight: 12,
      }),
      sign(line('DAY', { y: 364, size: 58, tracking: 0.2 }), ink),
    ),

  'mum-in-a-million': () =>
    lid(
      '#f3e7cb',
      pebbles(),
      inkedHeart(520, 412, 2.1, rasp, -10),
      pen('M499 394q4-9 12-11', pink, 5),
      sign(line('Mum', { face: 'script', x: 312, y: 268, size: 160 }), rasp),
      sign(line('IN A MILLION', { y: 350, width: 430, tracking: 0.03 }), ink),
    ),
};
