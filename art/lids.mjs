// The printed lids: 1.3 to 1, one motif each, the words as outlines.
import { chance, filled, mix, path, stroked, svg } from './pencil.mjs';
import { line } from './lettering.mjs';

const WIDTH = 650;
const HEIGHT = 500;
const ink = '#16384b';
const cream = '#fff8ea';
const sun = '#f6c75e';
const coral = '#e4654d';
const rasp = '#a61d49';
const sea = '#1c6660';
const pink = '#f5c1c4';
const foam = '#cfe6dd';
const sky = '#b9dcd6';
const kraft = '#c98f4e';

const heart = (x, y, size, colour) =>
  filled(
    `M${x} ${y + size}C${x - size * 2} ${y - size * 0.4} ${x - size} ${y - size * 1.5} ${x} ${y - size * 0.4}C${x + size} ${y - size * 1.5} ${x + size * 2} ${y - size * 0.4} ${x} ${y + size}z`,
    colour,
  );

const strewn = (name, count, draw) => {
  const random = chance(name);
  return Array.from({ length: count }, (_, i) => {
    const edge = i % 2 ? 30 + random() * 80 : 390 + random() * 80;
    return draw(20 + (i / count) * 610 + random() * 20, edge, i);
  }).join('');
};

const motifs = {
  bunting: ([a, b, c]) =>
    stroked('M0 30Q325 110 650 30', ink, 4) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((i) => {
        const x = 28 + i * 70;
        const y = 34 + 40 * (1 - ((x + 18 - 325) / 325) ** 2);
        return filled(`M${x} ${Math.round(y)}h44l-22 52z`, [a, b, c][i % 3]);
      })
      .join(''),
  confetti: ([a, b, c]) =>
    strewn('confetti', 34, (x, y, i) =>
      stroked(
        `M${Math.round(x)} ${Math.round(y)}${i % 3 ? 'h0' : 'l10 6'}`,
        [a, b, c][i % 3],
        i % 3 ? 12 : 7,
      ),
    ),
  hearts: ([a, b]) =>
    strewn('hearts', 14, (x, y, i) =>
      heart(Math.round(x), Math.round(y), 14 + (i % 3) * 4, i % 2 ? a : b),
    ),
  sunrise: ([a, b]) =>
    filled('M145 500a180 180 0 0 1 360 0z', a) +
    stroked(
      Array.from({ length: 11 }, (_, i) => {
        const angle = Math.PI * (1 + (i + 0.5) / 11);
        const ray = (reach) =>
          `${Math.round(325 + Math.cos(angle) * reach)} ${Math.round(500 + Math.sin(angle) * reach)}`;
        return `M${ray(200)}L${ray(i % 2 ? 225 : 245)}`;
      }).join(''),
      a,
      9,
    ) +
    filled('M0 440Q80 410 162 440T325 440 487 440 650 440V500H0z', b),
  band: ([a]) => filled('M0 410h650v90H0z', a) + stroked('M0 398h650', a, 4),
  frame: ([a]) =>
    path(
      'M34 34h582v432H34z',
      `fill="none" stroke="${a}" stroke-width="5" stroke-dasharray="1 15"`,
    ) + path('M18 18h614v464H18z', `fill="none" stroke="${a}" stroke-width="4"`),
  stripes: ([a]) =>
    stroked(Array.from({ length: 14 }, (_, i) => `M${i * 50 + 25} 0v500`).join(''), a, 22),
  flowers: ([a, b]) =>
    strewn('flowers', 12, (x, y, i) => {
      const [cx, cy] = [Math.round(x), Math.round(y)];
      const petals = [0, 1, 2, 3, 4].map(
        (k) =>
          `M${Math.round(cx + Math.cos(k * 1.257) * 13)} ${Math.round(cy + Math.sin(k * 1.257) * 13)}h0`,
      );
      return stroked(petals.join(''), i % 2 ? a : b, 18) + stroked(`M${cx} ${cy}h0`, sun, 13);
    }),
  snow: ([a]) =>
    strewn('snow', 40, (x, y, i) =>
      stroked(`M${Math.round(x)} ${Math.round(y)}h0`, a, 5 + (i % 4) * 3),
    ),
  trees: ([a, b]) =>
    [40, 110, 175, 470, 540, 610]
      .map((x, i) => filled(`M${x} ${330 + (i % 2) * 30}l46 130h-92z`, i % 2 ? a : b))
      .join('') + filled('M0 450q325-40 650 0v50H0z', cream),
  eggs: ([a, b, c]) =>
    [70, 160, 250, 400, 490, 580]
      .map(
        (x, i) =>
          filled(`M${x - 30} 440c0-40 18-62 30-62s30 22 30 62-60 40-60 0z`, [a, b, c][i % 3]) +
          stroked(`M${x - 26} 430l10-10 11 10 11-10 11 10 9-10`, cream, 5),
      )
      .join(''),
  bunny: ([a]) =>
    filled(
      'M285 118c-26-46-26-98-8-98s24 50 26 92q22-5 44 0c2-42 8-92 26-92s18 52-8 98q18 18 18 42c0 34-26 50-58 50s-58-16-58-50q0-24 18-42z',
      a,
    ) +
    stroked('M305 156h0M345 156h0', ink, 9) +
    stroked('M319 174l6 5 6-5', coral, 5),
  stars: ([a, b]) =>
    strewn('stars', 16, (x, y, i) =>
      filled(
        `M${Math.round(x)} ${Math.round(y - 16)}l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z`,
        i % 2 ? a : b,
      ),
    ),
  pier: ([a, b]) =>
    filled(
      'M0 440Q40 425 80 440T160 440 240 440 320 440 400 440 480 440 560 440 650 440V500H0z',
      b,
    ) +
    stroked(
      'M0 372h470M20 372v90M110 372v90M200 372v90M290 372v90M380 372v90M20 385l90 70M110 385l-90 70M110 385l90 70M200 385l-90 70M200 385l90 70M290 385l-90 70M290 385l90 70M380 385l-90 70',
      a,
      7,
    ) +
    filled('M440 470c6-60 40-98 90-98s84 38 90 98zM476 372v-44h-14l68-44 68 44h-14v44z', a),
  blocks: ([a, b, c]) =>
    [
      [250, a],
      [325, b],
      [400, c],
    ]
      .map(
        ([x, colour], i) =>
          filled(`M${x - 34} ${418}l34-18 34 18v36l-34 18-34-18z`, colour) +
          filled(`M${x} 436l34-18v36l-34 18z`, mix(colour, '#000000', 0.18)) +
          filled(`M${x - 34} 418l34-18 34 18-34 18z`, mix(colour, '#ffffff', 0.35)) +
          stroked(`M${x} 406v-26`, i % 2 ? coral : sea, 7) +
          stroked(`M${x} 370v-6`, sun, 9),
      )
      .join(''),
};

const lid = (ground, colour, words, draw, colours, second, colours2) => ({
  ground,
  colour,
  words,
  motifs: [[draw, colours], ...(second ? [[second, colours2]] : [])],
});
const party = [coral, sun, sea];
const fudge = ['#f0d39a', '#5b3325', '#f4a9a8'];

export const lids = {
  'happy-birthday': lid(cream, ink, ['Happy', 'Birthday'], 'bunting', party, 'blocks', fudge),
  'happy-birthday-dad': lid(sea, cream, ['Happy', 'Birthday', 'Dad'], 'confetti', [
    sun,
    cream,
    '#8cc7b6',
  ]),
  'happy-birthday-mum': lid(pink, ink, ['Happy', 'Birthday', 'Mum'], 'flowers', [cream, coral]),
  'happy-birthday-grandma': lid(cream, rasp, ['Happy', 'Birthday', 'Grandma'], 'flowers', [
    '#9cc7b6',
    pink,
  ]),
  'happy-birthday-grandad': lid(ink, cream, ['Happy', 'Birthday', 'Grandad'], 'bunting', [
    sun,
    coral,
    '#8cc7b6',
  ]),
  'happy-anniversary': lid(sea, cream, ['Happy', 'Anniversary'], 'sunrise', [sun, '#14504b']),
  'worlds-best-mum': lid(sun, ink, ['World’s', 'Best Mum'], 'frame', [ink]),
  'worlds-best-dad': lid(ink, sun, ['World’s', 'Best Dad'], 'stars', [sun, '#2f5870']),
  'worlds-best-grandma': lid(pink, rasp, ['World’s', 'Best Grandma'], 'hearts', [cream, coral]),
  'worlds-best-grandad': lid(foam, ink, ['World’s', 'Best Grandad'], 'band', [sea]),
  'dad-youre-my-hero': lid(coral, cream, ['Dad, You’re', 'My Hero'], 'stars', [sun, '#f19b88']),
  'happy-mothers-day': lid(cream, rasp, ['Happy', 'Mother’s', 'Day'], 'flowers', [pink, '#9cc7b6']),
  'mum-in-a-million': lid(foam, rasp, ['Mum', 'in a Million'], 'hearts', [pink, coral]),
  'happy-fathers-day': lid(ink, cream, ['Happy', 'Father’s Day'], 'pier', ['#2f5870', sea]),
  'dad-you-rock': lid(kraft, ink, ['Dad,', 'You Rock'], 'frame', [ink]),
  'happy-easter': lid(cream, sea, ['Happy', 'Easter'], 'eggs', [coral, sun, sea]),
  'happy-easter-bunny': lid(foam, ink, ['', 'Happy', 'Easter'], 'bunny', [cream], 'band', [
    '#9cc7b6',
  ]),
  'happy-valentines-day': lid(rasp, cream, ['Happy', 'Valentine’s', 'Day'], 'hearts', [
    pink,
    coral,
  ]),
  'i-fudgin-love-you-blue': lid(sky, ink, ['I Fudgin', 'Love You'], 'hearts', [cream, sea]),
  'i-fudgin-love-you-pink': lid(coral, cream, ['I Fudgin', 'Love You'], 'hearts', [
    pink,
    '#f19b88',
  ]),
  'thinking-of-you': lid(foam, ink, ['Thinking', 'of You'], 'sunrise', [sun, '#9cc7b6']),
  'sending-you-a-hug': lid(sun, ink, ['Sending You', 'a Hug'], 'hearts', [coral, cream]),
  'thank-you': lid(sky, ink, ['Thank You'], 'sunrise', [sun, sea]),
  'thank-you-so-much': lid(cream, ink, ['Thank You', 'So Much'], 'confetti', party, 'frame', [sea]),
  'enjoy-your-fudge': lid(kraft, ink, ['Enjoy', 'Your Fudge'], 'blocks', fudge),
  'happy-christmas': lid(rasp, cream, ['Happy', 'Christmas'], 'snow', [cream], 'trees', [
    '#84143a',
    '#6f0f30',
  ]),
  'happy-christmas-dad': lid(sea, cream, ['Happy', 'Christmas', 'Dad'], 'snow', [cream], 'trees', [
    '#14504b',
    '#1a5a54',
  ]),
  'happy-christmas-mum': lid(ink, cream, ['Happy', 'Christmas', 'Mum'], 'snow', [cream], 'stars', [
    sun,
    '#2f5870',
  ]),
  'merry-christmas-from-the-seaside': lid(
    sky,
    ink,
    ['Merry Christmas', 'from the Seaside'],
    'snow',
    [cream],
    'pier',
    [ink, sea],
  ),
};

export function drawLid({ ground, colour, words, motifs: drawn }) {
  const longest = Math.max(...words.map((word) => word.length));
  const size = Math.min(110, 900 / longest, 285 / words.length);
  const low = drawn.some(([name]) => ['blocks', 'pier', 'eggs', 'trees', 'sunrise'].includes(name));
  const isUnderBunting = drawn.some(([name]) => name === 'bunting');
  const middle = (low ? 205 : 250) + (isUnderBunting ? 25 : 0);
  const first = middle - ((words.length - 1) * size * 1.04) / 2 + size * 0.34;
  const letters = words
    .map((word, i) => line(word, WIDTH / 2, first + i * size * 1.04, size).replace('m', 'M'))
    .join('');
  return svg(
    WIDTH,
    HEIGHT,
    [
      filled('M0 0h650v500H0z', ground),
      drawn.map(([name, colours]) => motifs[name](colours)).join(''),
      path(letters, `fill="${colour}" stroke="${ground}" stroke-width="14" paint-order="stroke"`),
    ].join(''),
  );
}
