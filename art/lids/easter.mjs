// Easter: one great painted egg; a bunny with a piece of fudge for you.
import { line } from '../lettering.mjs';
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
  sign,
  sun,
  teal,
} from '../hand.mjs';
import { bloom, leaf } from '../motifs/flowers.mjs';
import { cube } from '../motifs/sweets.mjs';

const EGG =
  'M325 34C420 34 486 170 486 290 486 400 416 470 325 470S164 400 164 290C164 170 230 34 325 34z';

const painted = [
  flat('M150 20h350v460H150z', cream),
  flat('M150 20h350v88q-17.5 22-35 0t-35 0-35 0-35 0-35 0-35 0-35 0-35 0-35 0-35 0z', coral),
  pen(Array.from({ length: 9 }, (_, i) => p`M${181 + i * 36} 152h0`).join(''), teal, 15),
  pen(Array.from({ length: 9 }, (_, i) => p`M${181 + i * 36} 334h0`).join(''), coral, 15),
  flat('M150 374h350v110H150z', teal),
  flat('M150 374q17.5-22 35 0t35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0v22H150z', teal),
  pen(
    'M150 412l25 22 25-22 25 22 25-22 25 22 25-22 25 22 25-22 25 22 25-22 25 22 25-22 25 22 25-22',
    sun,
    9,
  ),
].join('');

const bunny = [
  inked('M-52-96C-84-150-92-226-62-232-34-236-18-170-16-108z', cream),
  inked('M52-96C84-150 92-226 62-232 34-236 18-170 16-108z', cream),
  flat(
    'M-50-116C-68-154-74-204-60-210-46-212-34-160-30-120zM50-116C68-154 74-204 60-210 46-212 34-160 30-120z',
    pink,
  ),
  inked('M0-116C66-116 96-76 96-36 96 10 60 34 0 34S-96 10-96-36C-96-76-66-116 0-116z', cream),
  pen('M-38-48h0M38-48h0', ink, 15),
  pen('M-36-51h0M40-51h0', '#fff', 4.5),
  pen('M-66-20h0M66-20h0', pink, 26),
  inked('M-11-28h22L0-16z', coral),
  pen('M0-16v9M0-7q-12 12-22 2M0-7q12 12 22 2'),
  pen('M-88-30l-34-8M-88-20l-34 4M88-30l34-8M88-20l34 4', ink, 2.5),
].join('');

const paw = (x) =>
  inked(p`M${x - 22} 64v-26a22 22 0 0 1 44 0v26z`, cream) + pen(p`M${x - 8} 22v12M${x + 8} 22v12`);

const grass = (y, colour) =>
  flat(
    `M0 ${y}${Array.from({ length: 26 }, () => 'l8-20 7 16 10-26z'.replace('z', 'v30')).join('')}V500H0z`,
    colour,
  );

export const easter = {
  'happy-easter': () =>
    lid(
      '#f9dca0',
      flat('M0 430Q160 400 325 410T650 424V500H0z', '#9cc9a0'),
      [
        [70, 440],
        [128, 462],
        [540, 452],
        [596, 436],
      ].map(([x, y], i) => bloom(x, y, 0.62, [coral, cream, rasp, cream][i])),
      `<clipPath id="egg"><path d="${EGG}"/></clipPath><g clip-path="url(#egg)">${painted}</g>`,
      inked(EGG),
      inked('M28 232l46-8v88l-46 8 18-44zM622 232l-46-8v88l46 8-18-44z', rasp),
      inked('M62 214q263-40 526 0v98q-263-40-526 0z', rasp),
      sign(line('EASTER', { y: 286, width: 420, tracking: 0.06 }), cream),
      sign(line('Happy', { face: 'script', y: 168, size: 92 }), cream, {
        edge: ink,
        weight: 11,
        drop: ink,
        depth: 5,
      }),
    ),

  'happy-easter-bunny': () =>
    lid(
      '#cfe6dd',
      [
        [56, 70],
        [594, 86],
        [110, 150],
        [548, 160],
        [40, 236],
        [612, 250],
      ].map(([x, y], i) => bloom(x, y, 0.5, [coral, sun, cream][i % 3])),
      place(325, 240, 1, bunny),
      grass(290, foam),
      flat('M0 304h650v196H0z', teal),
      place(325, 284, 1.05, cube('strawberry')),
      place(325, 252, 1, paw(-47) + paw(47)),
      sign(line('EASTER', { y: 476, size: 68, tracking: 0.14 }), sun),
      sign(line('Happy', { face: 'script', y: 396, size: 74 }), cream, { edge: teal, weight: 12 }),
      leaf(60, 450, 0.9, foam, -20),
      leaf(590, 450, 0.9, foam, 200),
    ),
};
