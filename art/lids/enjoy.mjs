// For oneself: the word is cut from fudge, and somebody has had a bite already.
import { line } from '../lettering.mjs';
import { cream, flat, ink, kraft, lid, pen, place, rasp, sign, sun } from '../hand.mjs';
import { confetti } from '../motifs/party.mjs';
import { block } from '../motifs/sweets.mjs';

const pieces = ['vanilla', 'chocolate', 'strawberry', 'caramel', 'mint'];

const cutLetter = (letter, flavour) =>
  flat(line(letter, { x: 0, y: 15, size: 43 }), flavour === 'chocolate' ? cream : ink);

const bite =
  flat('M36-36v30q-7 2-9-5-9 1-9-8-9-1-7-9 0-6 7-8z', sun) +
  pen('M32-6q-7 0-8-6-8-1-7-8-7-3-4-12', ink);

const crumbs = 'M78 430h0M112 446h0M170 432h0M520 440h0M560 428h0M588 452h0';

export const enjoy = {
  'enjoy-your-fudge': () =>
    lid(
      sun,
      flat('M0 396h650v104H0z', cream),
      pen('M0 396h650', kraft, 6),
      confetti(['#fbe0a0', cream], (x, y) => y > 240 || (y > 60 && y < 220 && x > 60 && x < 590), {
        count: 60,
        name: 'sugar',
      }),
      pieces.map((flavour, i) =>
        place(
          86 + i * 120,
          336 + (i % 2) * -3,
          1.9,
          block(flavour, cutLetter('FUDGE'[i], flavour)) + (i === 4 ? bite : ''),
          [-3, 2, -1, 3, -2][i],
        ),
      ),
      pen(crumbs, kraft, 7),
      pen('M96 440h0M540 452h0M500 430h0', ink, 4),
      sign(line('Enjoy your', { face: 'script', y: 172, width: 500 }), rasp, {
        edge: cream,
        weight: 14,
      }),
      sign(line('GO ON, YOU DESERVE IT', { face: 'small', y: 462, size: 24, tracking: 0.14 }), ink),
    ),
};
