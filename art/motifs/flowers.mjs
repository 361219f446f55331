// Flowers and leaves, round (x, y).
import { cream, inked, p, pen, place, sun } from '../hand.mjs';

const turned = (count, draw) =>
  Array.from({ length: count }, (_, i) => draw((i * Math.PI * 2) / count));

/** A flower of five round petals, 60 wide. */
export const bloom = (x, y, scale, colour, heart = sun) =>
  place(
    x,
    y,
    scale,
    inked(
      `M${turned(5, (a) => {
        const b = a + (Math.PI * 2) / 5;
        const from = a === 0 ? p`${Math.cos(a) * 15} ${Math.sin(a) * 15}` : '';
        return p`${from}C${Math.cos(a + 0.1) * 44} ${Math.sin(a + 0.1) * 44} ${Math.cos(b - 0.1) * 44} ${Math.sin(b - 0.1) * 44} ${Math.cos(b) * 15} ${Math.sin(b) * 15}`;
      }).join('')}z`,
      colour,
    ) + inked('M-9 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0z', heart),
  );

/** A daisy, 60 wide. */
export const daisy = (x, y, scale, colour = cream) =>
  place(
    x,
    y,
    scale,
    pen(
      turned(
        9,
        (a) => p`M${Math.cos(a) * 13} ${Math.sin(a) * 13}L${Math.cos(a) * 24} ${Math.sin(a) * 24}`,
      ).join(''),
      '#16384b',
      17,
    ) +
      pen(
        turned(
          9,
          (a) =>
            p`M${Math.cos(a) * 13} ${Math.sin(a) * 13}L${Math.cos(a) * 24} ${Math.sin(a) * 24}`,
        ).join(''),
        colour,
        11,
      ) +
      inked('M-11 0a11 11 0 1 0 22 0 11 11 0 1 0-22 0z', sun),
  );

/** A rose seen from above, 56 wide. */
export const rose = (x, y, scale, colour, shade) =>
  place(
    x,
    y,
    scale,
    inked('M0-28C16-30 28-18 26-4 32 10 20 26 6 26-8 32-24 24-25 8-32-6-22-24-8-25z', colour) +
      pen('M-14 4C-14-16 14-18 15 0 14 12-4 14-5 2-4-4 4-5 5 1', shade, 4),
  );

/** A leaf from (x, y), 46 long. */
export const leaf = (x, y, scale, colour, turn = 0) =>
  place(
    x,
    y,
    scale,
    inked('M0 0C10-18 32-20 46-4 34 12 12 14 0 0z', colour) + pen('M6-1 34-4'),
    turn,
  );
