import type { FlavourQuantity, ShopBox } from '#domain/catalogue.ts';
import { listBoxes } from '#domain/box/shop-boxes.ts';
import { catalogue } from './catalogue.ts';
import { pieces, presets } from './presets.ts';

const preset = (id: string): readonly FlavourQuantity[] =>
  presets.find((entry) => entry.id === id)?.selection ?? [];

/** The ready-made boxes. Separate from the catalogue, which the builder loads without them. */
export const shopBoxes: readonly ShopBox[] = [
  {
    slug: 'six-favourites',
    name: 'Six Favourites',
    description: 'One piece of each of our six best sellers',
    boxId: 1,
    selection: preset('top-6'),
  },
  {
    slug: 'twelve-favourites',
    name: 'Twelve Favourites',
    description: 'Our six best sellers and six more that we recommend, a piece of each',
    boxId: 2,
    selection: preset('top-12'),
  },
  {
    slug: 'chocolate-dozen',
    name: 'Chocolate Dozen',
    description: 'Twelve pieces in six flavours, and every one of them is made with chocolate',
    boxId: 2,
    selection: [
      ...pieces(3, ['Belgian Chocolate']),
      ...pieces(2, [
        'Millionaire',
        'Orange & Chocolate',
        'Mint & Chocolate',
        'Banana & Chocolate Swirl',
      ]),
      ...pieces(1, ['Turkish Delight']),
    ],
  },
  {
    slug: 'twenty-four-flavour-taster',
    name: 'Twenty-Four Flavour Taster',
    description: 'Thirty pieces: a taste of 24 flavours, and a second piece of six of them',
    boxId: 3,
    selection: preset('top-30'),
  },
  {
    slug: 'four-favourite-bags',
    name: 'Four Favourite Bags',
    description: 'Four bags to open one by one or to share out, a favourite flavour in each',
    boxId: 6,
    selection: preset('4-bag'),
  },
];

/** Every box with its own page. */
export const boxesOnSale = listBoxes(shopBoxes, catalogue);
