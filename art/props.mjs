// What lies on the board beside the fudge, each about 40 wide around (0, 0). Light comes from the left.
import { filled, stroked } from './pencil.mjs';

const slice = (rind, flesh, pith) =>
  filled('M-19 0a19 11 0 1 0 38 0 19 11 0 1 0-38 0z', rind) +
  filled('M-16 -1a16 9 0 1 0 32 0 16 9 0 1 0-32 0z', pith) +
  filled('M-14-1a14 7.5 0 1 0 28 0 14 7.5 0 1 0-28 0z', flesh) +
  stroked('M-14-1h28M-8-7 8 5M8-7-8 5', pith, 1.6);

const lump = (x, y, colour, shade) =>
  filled(`M${x} ${y}l8-5 9 3 1 8-8 5-10-3z`, shade) + filled(`M${x} ${y}l8-5 9 3-7 4z`, colour);

const bean = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${filled('M-9 0a9 6 0 1 0 18 0 9 6 0 1 0-18 0z', '#4a2a1b')}${stroked('M-8 0q4-3 8 0t8 0', '#8a5a3c', 1.6)}</g>`;

const leafAt = (x, y, turn, colour) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${filled('M-17 0Q-4-12 17 0-4 12-17 0z', colour)}${stroked('M-17 0H15M-6 0l4-5M-6 0l4 5M3 0l3-4M3 0l3 4', '#dff0d8', 1)}</g>`;

const dots = (points, colour, width) =>
  stroked(points.map(([x, y]) => `M${x} ${y}h0`).join(''), colour, width);

export const props = {
  dollop:
    filled(
      'M-20 6C-22-4-8-4-8-9-8-14 0-19 5-14 3-13 4-9 8-8 20-6 22 0 19 7 12 12-14 12-20 6z',
      '#fff3d4',
    ) + stroked('M-12 2Q-2-6 8-2M-14 8Q0 2 14 6', '#e8cf95', 1.8),
  banana:
    slice('#e9c75a', '#f8eab5', '#fbf3d2') +
    dots(
      [
        [-3, -1],
        [2, -3],
        [3, 1],
      ],
      '#8a6a3a',
      1.8,
    ),
  chocolate:
    lump(-20, 2, '#7a4a35', '#40221a') +
    lump(0, 0, '#6a3d2b', '#38201a') +
    lump(-6, 8, '#7a4a35', '#40221a'),
  biscuit:
    filled('M-22 2-4-12 22-6 6 10z', '#a5622c') +
    filled('M-22 2-4-12 22-6 6 10v3l-28-8z', '#8a4e20') +
    filled('M-19 1-4-10 18-5 5 8z', '#bf7a3e') +
    dots(
      [
        [-8, -2],
        [0, -5],
        [8, -3],
        [2, 2],
      ],
      '#8a4e20',
      2,
    ),
  shards:
    filled('M-20 6-8-8 0 5zM-2 8 8-9 18 4z', '#e8a52e') +
    filled('M-20 6-8-8-6 4zM-2 8 8-9 9 4z', '#f8cb66'),
  caramel:
    filled('M-22 3C-20-6-8-3 0-7S22-4 21 4C18 11-2 8-8 10S-23 10-22 3z', '#b86a22') +
    filled('M-15 1C-10-4-2-2 4-4S14-2 12 0-12 5-15 1z', '#dd9a4b'),
  cherry:
    stroked('M-8-2Q-6-16 8-20M8-1Q8-12 8-20', '#5f7a2f', 1.8) +
    dots(
      [
        [-9, 4],
        [8, 5],
      ],
      '#b3152f',
      16,
    ) +
    dots(
      [
        [-12, 1],
        [5, 2],
      ],
      '#e9788a',
      4,
    ),
  coconut:
    filled('M-22-2A22 16 0 0 0 22-2z', '#7a4c2c') +
    filled('M-22-2a22 8 0 1 0 44 0 22 8 0 1 0-44 0z', '#fffaf0') +
    filled('M-16-2a16 5 0 1 0 32 0 16 5 0 1 0-32 0z', '#efe6d6'),
  beans: bean(-12, 3, -20) + bean(7, -3, 30) + bean(9, 9, -8),
  lemon: slice('#efc62e', '#f8df6a', '#fff8d8'),
  orange: slice('#e8811c', '#f6a742', '#fff0cf'),
  liquorice:
    stroked('M0 0c3-4 8 0 6 5s-11 5-13-2S0-13 8-10s10 18-2 22-24-6-21-16', '#242222', 4.6) +
    stroked('M0-1c3-4 7 0 6 4', '#5b5757', 1),
  walnut:
    filled('M-16 2C-18-9-6-14 0-9 6-14 18-9 16 2 15 11 4 12 0 7-4 12-15 11-16 2z', '#b07a42') +
    stroked('M0-9V7M-4-6q-6 1-5 6M4-6q6 1 5 6M-11-2q-3 3 0 6M11-2q3 3 0 6', '#7c4f24', 1.8),
  shortbread:
    filled('M-22 0 10-10 21 0-10 11z', '#e6c283') +
    filled('M-22 0l12 11v5l-12-9zM-10 11 21 0v4l-31 12z', '#c99a52') +
    dots(
      [
        [-10, 1],
        [-2, -2],
        [6, -4],
        [-4, 5],
        [4, 2],
      ],
      '#c99a52',
      2,
    ),
  mint: leafAt(-8, 2, -25, '#4f9a5e') + leafAt(9, 0, 28, '#66b074'),
  cookie:
    filled('M-20 2a20 9 0 0 0 40 0v-4h-40z', '#1f1a19') +
    filled('M-20-1a20 9 0 0 0 40 0l-1-3h-38z', '#f8f0e2') +
    filled('M-20-5a20 9 0 1 0 40 0 20 9 0 1 0-40 0z', '#322927') +
    stroked('M-13-5a13 5 0 1 0 26 0 13 5 0 1 0-26 0M-6-5H6M0-8v6', '#5a4c48', 1.6),
  buttons:
    dots([[-14, 4]], '#d8352f', 12) +
    dots([[1, -2]], '#f2b705', 12) +
    dots([[14, 6]], '#2f7fd0', 12) +
    dots(
      [
        [-16, 1],
        [-1, -5],
        [12, 3],
      ],
      '#fff',
      3,
    ),
  raisins:
    dots(
      [
        [-13, 4],
        [6, 6],
      ],
      '#3b1d1a',
      12,
    ) +
    dots(
      [
        [-2, -2],
        [14, -1],
      ],
      '#552e26',
      11,
    ) +
    stroked('M-16 3q3-3 5 1M-5-3q3-3 5 1M3 6q3-3 5 1', '#8a5a4c', 1.3),
  salt:
    filled('M-18 6l6-7 7 4-3 7zM-2 0l6-6 6 4-2 6zM6 9l5-5 7 3-4 5zM-8 10l4-3 4 3-3 3z', '#ffffff') +
    filled('M-18 6l10 4-1 2zM-2 0l10 4-2 1zM6 9l8 3-2 1z', '#bccfd0'),
  strawberry:
    filled('M-14-6C-4-14 8-12 14-4 14 8 0 15-6 14-14 12-20 0-14-6z', '#d22f45') +
    filled('M-15-8l7 1 4-7 5 6 8-3-4 8z', '#5d9a4e') +
    dots(
      [
        [-8, 2],
        [0, 0],
        [7, 0],
        [-4, 8],
        [3, 7],
      ],
      '#f7d98c',
      1.8,
    ),
  sugar:
    filled('M-18 0l10-5 9 4-10 6z', '#ffffff') +
    filled('M-18 0l9 5v10l-9-5z', '#f1e7d3') +
    filled('M-9 5l10-6v10L-9 15z', '#ddcfb4') +
    dots(
      [
        [8, 10],
        [14, 6],
        [18, 12],
        [11, 14],
      ],
      '#fff',
      2.2,
    ),
  rose:
    filled('M-18 6C-20-6-6-12 0-4-2 4-10 10-18 6zM2 8C0-2 12-10 20-4 20 6 10 14 2 8z', '#d9608a') +
    filled('M-16 4C-16-4-8-8-2-4-4 0-10 4-16 4zM4 6C4 0 12-6 18-3 16 3 10 8 4 6z', '#efa0ba'),
  vanilla:
    stroked('M-26 9Q-2 6 20-9M-20 13Q4 10 26-4', '#3c2617', 3.4) +
    stroked('M-24 8Q-2 5 18-9', '#7a553a', 1) +
    filled(
      'M2-4q-9-5-5-10 6-1 7 5 0-9 6-9 4 5-2 11 8-4 10 1-2 6-11 4 2 7-3 8-6-3-2-10z',
      '#fffdf2',
    ) +
    dots([[5, -4]], '#f0c04a', 4),
  leaf: lump(-21, 4, '#7a4a35', '#40221a') + leafAt(7, 1, -18, '#5a9a57'),
  shell:
    filled('M0 12C-8 12-21 4-19-6-15-16 15-16 19-6 21 4 8 12 0 12z', '#f1d9c6') +
    stroked('M0 11V-12M-2 11-11-9M2 11 11-9M-4 10-18-3M4 10 18-3', '#cfa58c', 1.5) +
    dots(
      [
        [-12, 15],
        [13, 14],
        [20, 11],
        [-18, 11],
      ],
      '#fff',
      3,
    ),
};
