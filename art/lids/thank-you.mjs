// Thanks: the sun comes up over the sea; an aeroplane says it louder.
import { line } from '../lettering.mjs';
import {
  coral,
  cream,
  foam,
  ink,
  inked,
  lid,
  pen,
  place,
  rasp,
  sign,
  sky,
  sun,
  teal,
} from '../hand.mjs';
import { cloud, gull, sunrise, swell, waves } from '../motifs/seaside.mjs';

const plane = [
  inked('M-58-10C-58-30-20-34 30-28 46-26 56-18 58-6 60 12 30 18 0 16-30 14-52 6-58-10z', coral),
  inked('M-58-12-78-40h18l24 20z', cream),
  inked('M-8-30q14-18 34-4l4 8z', '#d6ece6'),
  inked('M-18-2H40q-2 14-14 14H-6q-12 0-12-14z', cream),
  inked('M56-12h8v16h-8z', sun),
  pen('M66-34v60', ink, 5),
].join('');

export const thankYou = {
  'thank-you': () =>
    lid(
      sky,
      sunrise(325, 352, 178),
      gull(98, 112, 1.25),
      gull(160, 74, 0.8),
      gull(548, 98, 1),
      swell(352),
      place(
        325,
        270,
        1,
        sign(line('Thank You', { face: 'script', x: 0, y: 16, width: 574 }), cream, {
          edge: ink,
          weight: 18,
          drop: ink,
          depth: 8,
        }),
        -4,
      ),
      sign(
        line('A LITTLE BOX OF SEASIDE SWEETNESS', {
          face: 'small',
          y: 478,
          size: 21,
          tracking: 0.14,
        }),
        cream,
      ),
    ),

  'thank-you-so-much': () =>
    lid(
      '#f9dca0',
      cloud(86, 214, 0.9),
      cloud(560, 214, 1.15),
      sign(line('THANK', { y: 146, width: 470, tracking: 0.03 }), coral, {
        edge: cream,
        weight: 10,
        drop: ink,
        depth: 7,
      }),
      sign(line('You', { face: 'script', x: 325, y: 258, size: 126 }), cream, {
        edge: ink,
        weight: 12,
        drop: ink,
        depth: 6,
      }),
      pen('M420 344 486 336'),
      inked('M34 312q98-26 196 0t196 0v74q-98 26-196 0t-196 0l30-37z', rasp),
      sign(line('so much', { face: 'script', x: 240, y: 366, size: 66 }), cream),
      place(546, 334, 1.2, plane, -4),
      waves(446, foam, { height: 9, length: 90 }),
      waves(470, teal, { height: 9, length: 90, shift: 40 }),
    ),
};
