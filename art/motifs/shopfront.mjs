// A sweet shop on the promenade, with two lines on its sign.
import { arc, line } from '../lettering.mjs';
import {
  coral,
  cream,
  flat,
  ink,
  inked,
  kraft,
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
import { heart } from './party.mjs';
import { cube } from './sweets.mjs';

const jar = (x, y, colour) =>
  place(
    x,
    y,
    1,
    inked('M-18 0v-38q0-6 6-8v-6h24v6q6 2 6 8V0z', '#e8f3ee') +
      flat('M-16.4-1.6v-24h32.8v24z', colour) +
      inked('M-15-52h30v-9h-30z', sun),
  );

const awning = () => {
  const stripe = (i) => p`M${60 + i * 48.2} 236h48.2l6 62q-27 18-58 0z`;
  return Array.from({ length: 11 }, (_, i) => inked(stripe(i), i % 2 ? cream : coral)).join('');
};

/** The front of a shop, as wide as the lid. */
export const shopfront = (name, above) =>
  [
    flat('M0 462h650v38H0z', kraft),
    pen('M0 462h650'),
    inked('M60 150h530v312H60z', '#f3d9b0'),
    inked('M150 150C176 20 474 20 500 150z', rasp),
    pen('M166 150C190 38 460 38 484 150', sun, 2.5),
    sign(arc(above, { face: 'small', y: 284, radius: 188, size: 33, tracking: 0.06 }), cream),
    inked('M40 142h570v98H40z', ink),
    pen('M50 152h550v78H50z', sun, 2.5),
    sign(line(name, { y: 219, width: 500, tracking: 0.05 }), cream),
    inked('M86 286h330v150H86z', '#d6ece6'),
    pen('M86 366h330', kraft, 8),
    [128, 184, 240, 296, 352].map((x, i) => jar(x + 12, 362, [pink, sun, coral, teal, rasp][i])),
    place(134, 414, 0.72, cube('chocolate')),
    place(190, 414, 0.72, cube('vanilla')),
    place(251, 414, 0.72, cube('strawberry')),
    place(312, 414, 0.72, cube('caramel')),
    place(368, 414, 0.72, cube('mint')),
    pen('M86 286h330v150H86z'),
    inked('M448 286h112v176H448z', sea),
    inked('M466 306h76v80h-76z', '#d6ece6'),
    heart(504, 346, 0.8, coral),
    pen('M462 412h0', sun, 9),
    awning(),
  ]
    .flat()
    .join('');
