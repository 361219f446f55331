// I Fudgin' Love You: the two of them on dry land (pink) and in one boat (blue); and a letter by sea for Valentine's.
import { line } from '../lettering.mjs';
import { boat, bottle } from '../motifs/vessels.mjs';
import { coral, cream, foam, ink, lid, pink, place, rasp, sign, teal } from '../hand.mjs';
import { heart, inkedHeart } from '../motifs/party.mjs';
import { waves } from '../motifs/seaside.mjs';
import { fellow } from '../motifs/sweets.mjs';

const pattern = (colour) =>
  Array.from({ length: 45 }, (_, i) => {
    const row = Math.floor(i / 9);
    return heart(
      18 + (i % 9) * 77 + (row % 2) * 38,
      40 + row * 105,
      0.6,
      colour,
      ((i * 37) % 40) - 20,
    );
  });

const stitches = (colour) =>
  `<rect x="24" y="24" width="602" height="452" rx="18" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="1 11"/>`;

const words = (fill, shade) => [
  sign(line('I Fudgin’', { face: 'script', y: 150, width: 400 }), fill, {
    edge: shade,
    weight: 10,
    drop: shade,
    depth: 5,
  }),
  sign(line('LOVE YOU', { y: 264, width: 516, tracking: 0.02 }), fill, {
    edge: shade,
    weight: 8,
    drop: shade,
    depth: 7,
  }),
];

export const love = {
  'i-fudgin-love-you-pink': () =>
    lid(
      pink,
      pattern('#f9d5d7'),
      stitches(cream),
      place(243, 380, 1.85, fellow('vanilla', { look: 4 })),
      place(413, 380, 1.85, fellow('chocolate', { look: -4 })),
      inkedHeart(329, 330, 1.4, coral),
      words(cream, rasp),
    ),

  'i-fudgin-love-you-blue': () =>
    lid(
      '#a9d5dc',
      pattern('#bfe1e5'),
      waves(404, foam, { height: 10, length: 100 }),
      place(280, 344, 1.3, fellow('vanilla', { look: 4 })),
      place(376, 344, 1.3, fellow('chocolate', { look: -4 })),
      inkedHeart(329, 296, 0.75, coral),
      place(325, 446, 1.2, boat(coral)),
      waves(446, teal, { height: 10, length: 100, shift: 50 }),
      words(cream, ink),
    ),

  'happy-valentines-day': () =>
    lid(
      coral,
      pattern('#ea7965'),
      sign(line('Happy', { face: 'script', x: 330, y: 108, size: 92 }), cream),
      sign(line('Valentine’s', { face: 'script', y: 226, width: 540 }), cream, {
        edge: rasp,
        weight: 12,
        drop: rasp,
        depth: 6,
      }),
      sign(line('DAY', { x: 325, y: 306, size: 62, tracking: 0.16 }), cream),
      waves(404, '#d24a4a', { height: 10, length: 108 }),
      place(325, 410, 1.12, bottle, -9),
      waves(446, rasp, { height: 10, length: 108, shift: 54 }),
    ),
};
