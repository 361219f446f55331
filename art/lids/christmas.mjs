// Christmas: a tree of fudge, a snowman on the beach, a bauble, and the pier with its lights on.
import { line } from '../lettering.mjs';
import { chance } from '../motifs/chance.mjs';
import { bucket } from '../motifs/beach.mjs';
import { bauble, holly, lattice, lights, pavilion, snowman } from '../motifs/festive.mjs';
import {
  coral,
  cream,
  flat,
  foam,
  ink,
  inked,
  lid,
  p,
  pen,
  pink,
  place,
  rasp,
  sea,
  sign,
  sun,
  teal,
} from '../hand.mjs';
import { starPath } from '../motifs/party.mjs';
import { waves } from '../motifs/seaside.mjs';
import { cube } from '../motifs/sweets.mjs';

function snow(name, colour, count = 70) {
  const random = chance(name);
  const sizes = ['', '', ''];
  for (let i = 0; i < count; i += 1) sizes[i % 3] += p`M${random() * 650} ${random() * 440}h0`;
  return sizes.map((d, i) => pen(d, colour, 4 + i * 2.5)).join('');
}

const rows = [
  ['vanilla'],
  ['mint', 'strawberry'],
  ['caramel', 'chocolate', 'vanilla'],
  ['strawberry', 'vanilla', 'mint', 'caramel'],
];
const tree = [...rows.entries()].map(([row, cubes]) =>
  cubes.map((flavour, i) => place(478 + (i - row / 2) * 72, 168 + row * 72, 1.16, cube(flavour))),
);

export const christmas = {
  'happy-christmas': () =>
    lid(
      rasp,
      snow('tree', '#d56a88'),
      flat('M0 440Q180 400 400 424T650 416V500H0z', cream),
      tree,
      inked(starPath(478, 98, 40), sun),
      sign(line('Happy', { face: 'script', x: 190, y: 158, size: 96 }), cream),
      sign(line('Christmas', { face: 'script', x: 196, y: 268, width: 352 }), cream),
      place(196, 346, 1.35, holly),
    ),

  'happy-christmas-dad': () =>
    lid(
      '#a9d5dc',
      snow('dad', cream),
      waves(338, foam, { height: 7, length: 90 }),
      waves(366, teal, { height: 7, length: 90, shift: 40 }),
      flat('M0 420Q160 396 325 404T650 412V500H0z', '#f3e3c0'),
      place(504, 474, 1.2, snowman),
      place(102, 478, 0.95, bucket(coral), -8),
      sign(line('Happy', { face: 'script', x: 210, y: 110, size: 78 }), rasp),
      sign(line('Christmas', { face: 'script', x: 212, y: 206, width: 330 }), rasp),
      sign(line('DAD', { x: 200, y: 348, width: 280, tracking: 0.03 }), cream, {
        edge: ink,
        weight: 9,
        drop: ink,
        depth: 8,
      }),
    ),

  'happy-christmas-mum': () =>
    lid(
      sea,
      snow('mum', '#3a817a', 60),
      pen('M84 0v220M572 0v160M325 0v110', sun, 3),
      bauble(84, 260, 52, coral, 'dots'),
      bauble(572, 210, 56, pink, 'waves'),
      bauble(325, 300, 182, rasp, 'plain'),
      sign(line('Happy', { face: 'script', x: 318, y: 222, size: 66 }), cream),
      sign(line('Christmas', { face: 'script', x: 322, y: 300, width: 262 }), cream),
      sign(line('MUM', { y: 410, width: 222, tracking: 0.02 }), sun),
    ),

  'merry-christmas-from-the-seaside': () =>
    lid(
      ink,
      snow('pier', '#4d7183', 80),
      flat('M560 196a46 46 0 1 0 53 58 39 39 0 0 1-53-58z', sun),
      lattice,
      place(430, 440, 2.3, pavilion),
      lights,
      waves(430, '#2b5a6c', { height: 7, length: 80 }),
      waves(456, teal, { height: 7, length: 80, shift: 40 }),
      sign(line('Merry Christmas', { face: 'script', y: 118, width: 560 }), cream),
      sign(line('FROM THE SEASIDE', { y: 188, size: 44, tracking: 0.12 }), sun),
    ),
};
