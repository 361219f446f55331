import { catalogue } from './catalogue.ts';
import type { FlavourName } from './flavours.ts';

const names = [
  'Belgian Chocolate',
  'Clotted Cream',
  'Millionaire',
  'Coconut Ice',
  'Sea Salt Caramel',
  'Baileys',
  'Mint & Chocolate',
  'Orange & Chocolate',
  'Strawberry & Cream',
  'Rum & Raisin',
  'Lemon Cheesecake',
  'Oreo',
  'Maple & Walnut',
  'Rainbow Button',
  'Biscoff Biscuit',
  'Turkish Delight',
  'Vanilla',
] as const satisfies FlavourName[];

/**
 * The 17 flavours of the home page's carousel: the six best sellers among the first eight, then those that look least
 * alike. All of them go into any box, so Traditional Tablet and the vegan flavours are left out.
 */
export const carouselFlavours = names.flatMap((name) =>
  catalogue.flavours.filter((flavour) => flavour.name === name),
);
