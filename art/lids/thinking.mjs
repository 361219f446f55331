// Thinking of you: a lighthouse sends the words, an octopus has arms for eight hugs.
import { line } from '../lettering.mjs';
import { coral, cream, flat, ink, lid, pen, pink, place, rasp, sign, sun, teal } from '../hand.mjs';
import { octopus } from '../motifs/octopus.mjs';
import { heart, starPath } from '../motifs/party.mjs';
import { lighthouse, waves } from '../motifs/seaside.mjs';
import { paperBoat } from '../motifs/vessels.mjs';

const stars = [
  [60, 60],
  [150, 34],
  [262, 52],
  [388, 30],
  [470, 66],
  [600, 40],
  [620, 120],
  [36, 150],
  [330, 24],
  [540, 28],
];

export const thinking = {
  'thinking-of-you': () =>
    lid(
      ink,
      flat(stars.map(([x, y], i) => starPath(x, y, 5 + (i % 3) * 2)).join(''), sun),
      flat('M565 236 0-60V430H0z', '#f3d489'),
      flat('M565 236 0 60V360z', '#fae3a8'),
      flat('M470 470q30-70 94-74t86 20v84H450z', '#0d2534'),
      place(565, 404, 1.5, lighthouse(sun)),
      waves(430, '#2b5a6c', { height: 8, length: 96 }),
      place(396, 444, 0.95, paperBoat(heart(0, -6, 0.62, coral))),
      waves(458, teal, { height: 8, length: 96, shift: 48 }),
      sign(line('Thinking', { face: 'script', x: 192, y: 216, width: 322 }), ink),
      sign(line('of you', { face: 'script', x: 176, y: 322, size: 92 }), rasp),
    ),

  'sending-you-a-hug': () =>
    lid(
      '#bfe0da',
      pen('M70 250h0M96 226h0M584 236h0M560 262h0M600 286h0M50 290h0', cream, 14),
      sign(line('Sending you', { face: 'script', y: 104, width: 400 }), ink),
      sign(line('A HUG', { y: 206, width: 360, tracking: 0.03 }), cream, {
        edge: ink,
        weight: 9,
        drop: ink,
        depth: 7,
      }),
      place(325, 370, 1.25, octopus),
      flat('M0 474q160-22 325-8t325-4v38H0z', '#eed7ae'),
      heart(150, 300, 0.8, rasp, -14),
      heart(500, 300, 0.8, rasp, 14),
      heart(122, 346, 0.45, pink, -10),
      heart(532, 346, 0.45, pink, 10),
    ),
};
