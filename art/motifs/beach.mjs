// What stands on the sand. Each stands on (0, 0).
import { heart } from './party.mjs';
import { candle } from './sweets.mjs';
import { cream, flat, ink, inked, kraft, p, pen, place } from '../hand.mjs';

const SAND = '#e6bd7c';
const SHADE = '#cf9f5a';

/** A tower with a battlement, its middle at x. */
const tower = (x, foot, width, height) => {
  const tooth = width / 5;
  const teeth = p`h${tooth}v9h${tooth}v-9h${tooth}v9h${tooth}v-9h${tooth}`;
  const d = p`M${x - width / 2} ${foot}v${-height}${teeth}V${foot}z`;
  return (
    flat(d, SAND) +
    flat(p`M${x + width * 0.22} ${foot}v${9 - height}h${width * 0.28}V${foot}z`, SHADE) +
    pen(d)
  );
};

/** A sandcastle lit like a birthday cake. */
export const sandcastle = (candles) =>
  [
    place(-66, -74, 0.95, candle(candles[0], 34)),
    place(0, -128, 1.05, candle(candles[1], 36)),
    place(66, -74, 0.95, candle(candles[2], 34)),
    tower(0, -40, 62, 92),
    tower(-66, 0, 64, 78),
    tower(66, 0, 64, 78),
    tower(0, 0, 132, 52),
    inked('M-17 0v-20a17 17 0 0 1 34 0V0z', ink),
    pen('M-78-40h10M-58-28h9M56-36h10M76-24h8M-40-18h9M32-28h9M-10-92h9M4-78h10', SHADE),
    pen('M-128 0H128', SHADE, 5),
  ].join('');

export const bucket = (colour) =>
  [
    pen('M-27-50C-32-86 32-86 27-50', ink),
    inked('M-30-50h60L22 0h-44z', colour),
    pen('M-27-36h54', cream, 5),
    heart(0, -18, 0.66, cream),
  ].join('');

export const spade = (colour) =>
  inked('M-17-40h34v22Q17 0 0 6-17 0-17-18z', colour) +
  inked('M-4-40v-62h8v62z', kraft) +
  inked('M-17-102h34v9h-34z', kraft);

/** A deckchair from the front: 120 wide. */
export const deckchair = (colour) =>
  [
    pen('M-52-132-66 0M52-132 66 0M-62-22H62', ink, 12),
    pen('M-52-132-66 0M52-132 66 0M-62-22H62', kraft, 6.5),
    flat('M-48-128h96l6 98q-54 22-108 0z', cream),
    flat(
      'M-48-128h19.2l-1.2 106q-14-3-24-8zM-9.6-128h19.2l1.2 110q-12 1-21.6 0zM28.8-128H48l6 98q-10 5-24 8z',
      colour,
    ),
    pen('M-48-128h96l6 98q-54 22-108 0z'),
    inked('M-60-138h120v11h-120z', kraft),
  ].join('');
