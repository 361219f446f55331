import { catalogue } from './catalogue.ts';
import type { FlavourName } from './flavours.ts';

const names = [
  'Belgian Chocolate',
  'Clotted Cream',
  'Coconut Ice',
  'Millionaire',
  'Baileys',
  'Sea Salt Caramel',
  'Mint & Chocolate',
  'Orange & Chocolate',
  'Rainbow Button',
  'Strawberry & Cream',
  'Lemon Cheesecake',
  'Rum & Raisin',
  'Turkish Delight',
  'Vanilla',
  'Oreo',
  'Maple & Walnut',
  'Biscoff Biscuit',
] as const satisfies FlavourName[];

/**
 * The 17 flavours of the home page's carousel: the six best sellers among the first eight, no two neighbours
 * arranged alike. All of them go into any box, so Traditional Tablet and the vegan flavours are left out.
 */
export const carouselFlavours = names.flatMap((name) =>
  catalogue.flavours.filter((flavour) => flavour.name === name),
);
