// Fudge, and what is eaten with it.
import {
  chocolate,
  coral,
  cream,
  flat,
  ink,
  inked,
  p,
  pen,
  pink,
  place,
  sun,
  vanilla,
} from '../hand.mjs';

const cuts = {
  vanilla: ['#fbe7bd', vanilla, '#e3bc78'],
  chocolate: ['#8a5434', chocolate, '#452418'],
  strawberry: ['#f9cdd0', '#f0a3a6', '#e08a92'],
  mint: ['#cfe9d6', '#9fd0b0', '#7fb896'],
  caramel: ['#eeb873', '#d9964a', '#b87734'],
};

/** A piece of fudge, 62 wide round (0, 0), seen from above one corner. */
export function cube(flavour) {
  const [top, left, right] = cuts[flavour];
  return [
    flat('M0-29 31-15V15L0 31-31 15v-30z', left),
    flat('M0 0 31-15V15L0 31z', right),
    flat('M0-29 31-15 0 0-31-15z', top),
    pen('M0-29 31-15V15L0 31-31 15v-30zM-31-15 0 0l31-15M0 0v31'),
  ].join('');
}

/** A piece seen from the front, 61 wide: its front is 52 square, its middle at (-4, 6). */
export function block(flavour, onFront = '') {
  const [top, front, side] = cuts[flavour];
  return [
    flat('M-30-20l9-12h52L22-20z', top),
    flat('M22-20l9-12V20L22 32z', side),
    flat('M-30-20h52v52h-52z', front),
    pen('M-30-20h52v52h-52zM-30-20l9-12h52L22-20M31-32V20L22 32'),
    `<g transform="translate(-4 6)">${onFront}</g>`,
  ].join('');
}

const isDark = (flavour) => flavour === 'chocolate';

/** What a piece thinks. `look` moves its eyes. */
export const face = (flavour, { look = 0, mouth = 'M-7 6q7 8 14 0' } = {}) =>
  pen(p`M${look - 11}-3h0M${look + 11}-3h0`, isDark(flavour) ? cream : ink, 6.5) +
  `<g transform="translate(${look} 0)">${pen(mouth, isDark(flavour) ? cream : ink, 2.8)}${pen('M-18 5h0M18 5h0', isDark(flavour) ? pink : coral, 7)}</g>`;

/** A piece with a face. */
export const fellow = (flavour, mood) => block(flavour, face(flavour, mood));

/** A candle standing on (0, 0). */
export const candle = (colour, height = 30) =>
  [
    inked(p`M-4 0v${-height}h8V0z`, colour),
    pen(p`M-3 ${-height + 10}l6-4M-3 ${-height + 19}l6-4`, cream, 2.4),
    inked(p`M0 ${-height - 19}c7 8 6 15 0 16-6-1-7-8 0-16z`, sun),
  ].join('');

/** A piece of fudge with a lit candle. */
export const birthdayCube = (flavour, colour, x, y, scale) =>
  place(x, y, scale, cube(flavour) + `<g transform="translate(0 -13)">${candle(colour)}</g>`);

/** A ninety-nine with a flake and a candle, standing on its tip. */
export const iceCream = (colour) =>
  [
    place(26, -262, 1.15, candle(colour, 44), 8),
    place(-22, -236, 1, inked('M-9 0v-66h18V0zM-3 0v-62M4 0v-60', '#7a4a2e'), -14),
    inked('M-50-150 0 0 50-150z', '#e0a458'),
    pen('M-34-102-20-148M-17-51 12-148M34-102 20-148M17-51-12-148', '#b87734', 2.6),
    inked(
      'M-58-150c-16-26 6-44 16-42-14-26 14-44 22-40-8-24 14-38 26-58 4 16 22 24 16 44 20-2 30 24 18 42 20 2 32 30 18 54-14 12-100 12-116 0z',
      cream,
    ),
    pen('M-42-192c20 12 52 12 74 0M-20-232c14 8 28 6 40 0', '#d9c7a4'),
  ].join('');
