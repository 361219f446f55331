// Father's Day: dad's boat comes in with its flags up; the stick of rock is named through and through.
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
  sea,
  sign,
  sun,
  teal,
} from '../hand.mjs';
import { gull, pier, waves } from '../motifs/seaside.mjs';
import { trawler } from '../motifs/vessels.mjs';

const flags = (from, to, colours) =>
  colours
    .map((colour, i) => {
      const at = (share) => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ];
      const [[ax, ay], [bx, by]] = [
        at((i + 0.12) / colours.length),
        at((i + 0.88) / colours.length),
      ];
      return inked(
        p`M${ax} ${ay}L${bx} ${by} ${(ax + bx) / 2 + (to[0] < from[0] ? -17 : 17)} ${(ay + by) / 2 - 9}z`,
        colour,
      );
    })
    .join('');

const disc = (radius) =>
  p`M${240 - radius} 250a${radius} ${radius} 0 1 0 ${radius * 2} 0 ${radius} ${radius} 0 1 0-${radius * 2} 0z`;

export const fathersDay = {
  'happy-fathers-day': () =>
    lid(
      '#cfe6dd',
      gull(78, 250, 1),
      gull(132, 284, 0.7),
      gull(580, 252, 0.9),
      waves(424, foam, { height: 9, length: 90 }),
      place(
        325,
        426,
        1.08,
        trawler(sign(line('DAD', { x: 62, y: 3, size: 40, tracking: 0.1 }), cream)) +
          flags([-26, -184], [-124, -72], [coral, sun, teal, cream]) +
          flags([-4, -184], [108, -78], [sun, rasp, cream, teal]),
      ),
      waves(448, teal, { height: 9, length: 90, shift: 40 }),
      waves(478, sea, { height: 8, length: 90, shift: 10 }),
      sign(line('FATHER’S DAY', { y: 188, width: 584, tracking: 0.01 }), ink),
      sign(line('Happy', { face: 'script', y: 88, size: 76 }), coral, {
        edge: '#cfe6dd',
        weight: 12,
      }),
    ),

  'dad-you-rock': () =>
    lid(
      teal,
      inked('M240 44H660V456H240z', pink),
      flat(
        'M240 84h420v38H240zM240 166h420v30H240zM240 304h420v30H240zM240 378h420v38H240z',
        coral,
      ),
      flat('M240 52h420v14H240z', cream),
      inked('M446 44h146q40 206 0 412H446q40-206 0-412z', cream),
      pen('M458 44q40 206 0 412M580 44q40 206 0 412', rasp),
      place(539, 236, 0.72, pier(rasp)),
      pen('M503 244q9-9 18 0t18 0 18 0 18 0', teal),
      sign(line('A GIFT', { face: 'small', x: 539, y: 284, size: 21, tracking: 0.06 }), ink),
      sign(line('FROM THE', { face: 'small', x: 539, y: 304, size: 13, tracking: 0.06 }), ink),
      sign(line('SEASIDE', { face: 'small', x: 539, y: 328, size: 20, tracking: 0.04 }), ink),
      pen('M240 44H660M240 456H660'),
      inked(disc(206), coral),
      inked(disc(178), cream),
      sign(line('DAD', { x: 240, y: 190, size: 88, tracking: 0.04 }), rasp),
      sign(line('you', { face: 'script', x: 238, y: 252, size: 68 }), ink),
      sign(line('ROCK', { x: 240, y: 342, width: 276, tracking: 0.02 }), rasp),
      pen('M196 388q22-12 44 0t44 0', coral, 5),
    ),
};
