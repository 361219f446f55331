/** The lines of the shop's logo, the pavilion on its pier, in a box of 60 × 40. */
export const logo = {
  flag: 'M45 1h2l6 2.5L47 6v3h-2z',
  stone:
    'M45 9h2l9 5v2h-2v7c3 2 4 6 5 11H33c1-5 2-9 5-11v-7h-2v-2zM41 18v5h2v-5zM45 18v5h2v-5zM49 18v5h2v-5zM0 18h38v1H27v3h11v2H27v10h-2V24h-9v10h-2V24H5v10H3V24H0v-2h3v-3H0zM5 19v3h9v-3zM16 19v3h9v-3z',
  braces: 'M5 25l9 8M14 25l-9 8M16 25l9 8M25 25l-9 8M27 25l6 5',
  water: 'M1 37.5q3-3 5.8 0t5.8 0 5.8 0 5.8 0 5.8 0 5.8 0 5.8 0 5.8 0 5.8 0 5.8 0',
  /** What stands under the shop's short name. */
  trade: 'Handmade Fudge',
} as const;
