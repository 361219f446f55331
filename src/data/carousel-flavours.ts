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
 * The 17 flavours on the home page's shelf (Spec 1 §2): the six best sellers among the first eight, then those that look
 * least alike. Every one goes into any box, which Traditional Tablet and the two vegan flavours do not.
 */
export const carouselFlavours = names.flatMap((name) =>
  catalogue.flavours.filter((flavour) => flavour.name === name),
);
