// Anniversaries: two pieces on a bench at the end of the pier.
import { line } from '../lettering.mjs';
import {
  cream,
  coral,
  flat,
  ink,
  inked,
  kraft,
  lid,
  pen,
  place,
  rasp,
  sea,
  sign,
  sun,
  teal,
} from '../hand.mjs';
import { heart } from '../motifs/party.mjs';
import { sunrise, waves } from '../motifs/seaside.mjs';
import { fellow } from '../motifs/sweets.mjs';

const bench = [
  inked('M-128-62h256v14h-256zM-128-42h256v14h-256z', kraft),
  inked('M-112-14h12v34h-12zM100-14h12v34h-12z', ink),
  inked('M-136-22h272v14h-272z', kraft),
].join('');

const deck =
  flat('M0 446h650v54H0z', ink) +
  pen('M0 462h650', kraft, 4) +
  pen('M40 470v30M150 470v30M260 470v30M390 470v30M500 470v30M610 470v30', teal, 7);

export const anniversary = {
  'happy-anniversary': () =>
    lid(
      rasp,
      sunrise(325, 372, 150, sun, 20),
      waves(372, '#c8476a', { height: 8, length: 90 }),
      waves(402, sea, { height: 8, length: 90, shift: 40 }),
      deck,
      place(325, 426, 1, bench),
      place(268, 372, 1.15, fellow('vanilla', { look: 5 })),
      place(384, 372, 1.15, fellow('chocolate', { look: -5 })),
      heart(325, 302, 0.95, coral),
      heart(352, 274, 0.5, coral, 14),
      sign(line('Happy', { face: 'script', y: 106, size: 88 }), cream),
      sign(line('Anniversary', { face: 'script', y: 206, width: 540 }), cream, {
        edge: ink,
        weight: 10,
        drop: ink,
        depth: 6,
      }),
    ),
};
