// Birthdays: a fudge cake for all, and a treat for each of the family.
import { line } from '../lettering.mjs';
import {
  butter,
  coral,
  cream,
  ink,
  lid,
  pink,
  place,
  rasp,
  sand,
  sign,
  sky,
  sun,
  teal,
  flat,
  pen,
  foam,
} from '../hand.mjs';
import { bunting, confetti, inBox } from '../motifs/party.mjs';
import { bucket, deckchair, sandcastle, spade } from '../motifs/beach.mjs';
import { waves } from '../motifs/seaside.mjs';
import { birthdayCube, block, face, iceCream } from '../motifs/sweets.mjs';
import { cup, standWithFudge, teapot } from '../motifs/tea.mjs';

const happyBirthday = (y, width, fill, options, x) =>
  sign(line('Happy Birthday', { face: 'script', x, y, width }), fill, options);

const hankyAndMoustache =
  flat('M-28-25C-24-50 32-54 36-36L27-24z', cream) +
  pen(
    'M-28-25C-24-50 32-54 36-36L27-24zM-28-25q-9 0-8 6-7-5-1-11M27-24q6 4 10 0-2-4-10 0M36-36q8 0 10-5-6-3-10 5',
  ) +
  pen('M-8-32h0M4-40h0M10-31h0M20-40h0M26-32h0', coral, 5) +
  pen('M-15 15q6-7 11 0 6-7 12 0 5 5 9 0-1 8-11 7-6 0-10-4-4 4-10 4-10 1-11-7 5 5 10 0', ink, 3);

export const birthday = {
  'happy-birthday': () =>
    lid(
      butter,
      confetti(
        [coral, '#f0b640', teal, '#f0a3a6'],
        (x, y) =>
          y < 120 ||
          inBox(x, y, 130, 100, 520, 260) ||
          inBox(x, y, 25, 235, 625, 350) ||
          inBox(x, y, 155, 340, 495, 500),
      ),
      bunting(14, 32),
      sign(line('BIRTHDAY', { y: 326, width: 574, tracking: 0.02 }), ink),
      sign(line('Happy', { face: 'script', x: 312, y: 202, size: 112 }), coral, {
        edge: butter,
        weight: 14,
      }),
      birthdayCube('vanilla', coral, 222, 434, 1.25),
      birthdayCube('strawberry', sun, 428, 434, 1.25),
      birthdayCube('chocolate', teal, 325, 434, 1.55),
    ),

  'happy-birthday-dad': () =>
    lid(
      sky,
      waves(352, foam, { height: 7, length: 90 }),
      waves(378, teal, { height: 7, length: 90, shift: 40 }),
      flat('M0 430Q160 396 325 404T650 418V500H0z', sand),
      place(325, 472, 1.12, sandcastle([coral, rasp, teal])),
      place(112, 468, 1.15, bucket(rasp), -8),
      place(548, 462, 1, spade(coral), 14),
      happyBirthday(92, 480, coral, { edge: cream, weight: 12 }),
      sign(line('DAD', { y: 240, width: 330, tracking: 0.03 }), sun, {
        edge: ink,
        weight: 9,
        drop: ink,
        depth: 8,
      }),
    ),

  'happy-birthday-mum': () =>
    lid(
      pink,
      confetti(
        [coral, cream, teal, sun],
        (x, y) => inBox(x, y, 30, 80, 430, 440) || inBox(x, y, 420, 30, 620, 500),
      ),
      place(520, 484, 1.32, iceCream(coral)),
      sign(line('Happy', { face: 'script', x: 212, y: 128, size: 84 }), rasp),
      sign(line('Birthday', { face: 'script', x: 222, y: 242, size: 88 }), rasp),
      sign(line('MUM', { x: 225, y: 420, width: 372, tracking: 0.02 }), cream, {
        edge: ink,
        weight: 8,
        drop: ink,
        depth: 7,
      }),
    ),

  'happy-birthday-grandma': () =>
    lid(
      '#dcebe4',
      bunting(0, 26, 13, [pink, coral, cream], teal),
      flat('M0 434h650v66H0z', cream),
      flat(`M0 434v22${'q16.25 24 32.5 0'.repeat(20)}V434z`, coral),
      place(122, 436, 1.05, teapot(teal)),
      place(528, 436, 1.05, cup(coral)),
      place(325, 436, 1, standWithFudge()),
      happyBirthday(124, 410, coral),
      sign(line('Grandma', { face: 'script', y: 254, size: 124 }), rasp, {
        edge: cream,
        weight: 12,
      }),
    ),

  'happy-birthday-grandad': () =>
    lid(
      sun,
      waves(318, foam, { height: 7, length: 90 }),
      waves(346, teal, { height: 7, length: 90, shift: 40 }),
      flat('M0 408Q160 384 325 390T650 400V500H0z', sand),
      place(325, 484, 1.55, deckchair(coral)),
      place(331, 362, 1.95, block('vanilla', face('vanilla', { mouth: '' }) + hankyAndMoustache)),
      place(118, 466, 1.1, bucket(teal), -6),
      birthdayCube('chocolate', coral, 540, 440, 1.15),
      happyBirthday(78, 420, ink),
      sign(line('GRANDAD', { y: 194, width: 570, tracking: 0.02 }), cream, {
        edge: ink,
        weight: 8,
        drop: ink,
        depth: 7,
      }),
    ),
};
