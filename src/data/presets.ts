import type { FlavourQuantity, Preset } from '#domain/catalogue.ts';
import { flavourRecords, type FlavourName } from './flavours.ts';

/** Returns a selection with this quantity of each flavour. */
export function pieces(quantity: number, names: readonly FlavourName[]): FlavourQuantity[] {
  return names.flatMap((name) => {
    const flavour = flavourRecords.find((record) => record.name === name);
    return flavour ? [{ flavourId: flavour.id, quantity }] : [];
  });
}

const topSix = [
  'Baileys',
  'Belgian Chocolate',
  'Clotted Cream',
  'Millionaire',
  'Orange & Chocolate',
  'Sea Salt Caramel',
] as const satisfies FlavourName[];

export const presets: readonly Preset[] = [
  {
    id: 'top-6',
    name: 'Top 6 Recommended',
    boxId: 1,
    selection: pieces(1, topSix),
  },
  {
    id: 'top-12',
    name: 'Top 12 Recommended',
    boxId: 2,
    selection: pieces(1, [
      ...topSix,
      'Banana & Chocolate Swirl',
      'Caramel',
      'Lemon Cheesecake',
      'Mint & Chocolate',
      'Fudge Ice',
      'Vanilla',
    ]),
  },
  {
    id: 'top-30',
    name: 'Top 30 Recommended',
    boxId: 3,
    selection: [
      ...pieces(2, [
        'Baileys',
        'Belgian Chocolate',
        'Clotted Cream',
        'Millionaire',
        'Sea Salt Caramel',
        'Caramel',
      ]),
      ...pieces(1, [
        'Vanilla',
        'Banana & Chocolate Swirl',
        'Biscoff Biscuit',
        'Butterscotch',
        'Cherry & Almond',
        'Coconut Ice',
        'Coffee & Cream',
        'Fudge Ice',
        'Lemon Cheesecake',
        'Liquorice',
        'Maple & Walnut',
        'Mint & Chocolate',
        'Orange & Chocolate',
        'Oreo',
        'Rainbow Button',
        'Rum & Raisin',
        'Strawberry & Cream',
        'Turkish Delight',
      ]),
    ],
  },
  {
    id: '4-bag',
    name: '4-Bag Box Selection',
    boxId: 6,
    selection: pieces(1, ['Belgian Chocolate', 'Clotted Cream', 'Millionaire', 'Sea Salt Caramel']),
  },
];

/** The six best sellers, with the "Most Popular" badge. */
export const mostPopularIds: readonly number[] = pieces(1, topSix).map((entry) => entry.flavourId);
