// The family: a rosette, a cup, a crown and a shopfront for the world's best, a cape for the hero.
import { arc, line } from '../lettering.mjs';
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
  rays,
  sign,
  sky,
  sun,
} from '../hand.mjs';
import { confetti, heart, starPath, inBox } from '../motifs/party.mjs';
import { cape, crown, cup, mask } from '../motifs/honours.mjs';
import { gull } from '../motifs/seaside.mjs';
import { shopfront } from '../motifs/shopfront.mjs';
import { cube, fellow } from '../motifs/sweets.mjs';

const pale = '#fad98c';
export const family = {
  'worlds-best-mum': () =>
    lid(
      sun,
      rays(325, 232, 20, pale),
      place(
        325,
        232,
        1,
        inked('M-70 130-118 268-74 246-46 280 0 150zM70 130 118 268 74 246 46 280 0 150z', coral),
      ),
      inked(starPath(325, 232, 212, 0.9, 26), rasp),
      flat(p`M${325 - 166} 232a166 166 0 1 0 332 0 166 166 0 1 0-332 0z`, cream),
      pen(p`M${325 - 166} 232a166 166 0 1 0 332 0 166 166 0 1 0-332 0z`),
      pen(p`M${325 - 152} 232a152 152 0 1 0 304 0 152 152 0 1 0-304 0z`, coral, 2.5),
      sign(
        arc('WORLD’S BEST', { face: 'small', y: 240, radius: 116, size: 33, tracking: 0.06 }),
        ink,
      ),
      sign(line('Mum', { face: 'script', x: 321, y: 282, size: 102 }), rasp),
      flat(
        [-42, 0, 42].map((x) => starPath(325 + x, 342 - Math.abs(x) * 0.14, x ? 11 : 15)).join(''),
        sun,
      ),
    ),

  'worlds-best-dad': () =>
    lid(
      ink,
      confetti(
        [sun, coral, foam],
        (x, y) => inBox(x, y, 60, 20, 590, 165) || inBox(x, y, 150, 150, 500, 500),
        { count: 70, name: 'dad' },
      ),
      place(258, 188, 1.15, cube('caramel'), -10),
      place(392, 188, 1.15, cube('strawberry'), 10),
      place(325, 164, 1.25, cube('vanilla')),
      place(325, 478, 1.15, cup),
      sign(line('DAD', { y: 322, width: 150, tracking: 0.02 }), ink),
      sign(line('World’s Best', { face: 'script', y: 98, width: 440 }), cream),
    ),

  'worlds-best-grandma': () =>
    lid(
      pink,
      Array.from({ length: 45 }, (_, i) =>
        heart(
          36 + (i % 9) * 72 + (Math.floor(i / 9) % 2) * 36,
          46 + Math.floor(i / 9) * 104,
          0.62,
          '#f9d7d8',
        ),
      ),
      place(325, 186, 1.12, crown),
      sign(line('WORLD’S BEST', { y: 252, width: 400, tracking: 0.04 }), ink, {
        edge: pink,
        weight: 12,
      }),
      sign(line('Grandma', { face: 'script', y: 398, size: 134 }), rasp, {
        edge: cream,
        weight: 16,
      }),
    ),

  'worlds-best-grandad': () =>
    lid(
      sky,
      gull(82, 78, 1),
      gull(128, 48, 0.7),
      gull(560, 66, 0.9),
      shopfront('GRANDAD', 'WORLD’S BEST'),
    ),

  'dad-youre-my-hero': () =>
    lid(
      coral,
      rays(325, 250, 18, '#ea7a64'),
      flat(starPath(325, 234, 300, 0.72, 15), ink),
      flat(starPath(325, 230, 286, 0.72, 15), sun),
      place(462, 100, 1.5, cape + fellow('chocolate', { mouth: 'M-6 8q8 5 14-2' }) + mask, -10),
      place(
        305,
        258,
        1,
        sign(line('Dad, you’re my', { face: 'script', x: 0, y: 8, size: 62 }), ink),
        -5,
      ),
      place(
        325,
        394,
        1,
        sign(line('HERO', { x: 0, y: 52, width: 500, tracking: 0.02 }), cream, {
          edge: ink,
          weight: 10,
          drop: ink,
          depth: 10,
        }),
        -3,
      ),
    ),
};
