import type { Pence } from './money.ts';

/** A fudge flavour as the shop shows and sells it (Spec 1 §3). Allergens stand in capitals in `ingredients`. */
export interface Flavour {
  id: number;
  /** The flavour's part of an address and the name of its picture: "sea-salt-caramel". */
  slug: string;
  name: string;
  isGlutenFree: boolean;
  ingredients: string;
  /** Whether the owner has confirmed ingredients, allergens and nutrition (decision 2). */
  confirmed: boolean;
}

/** A flavour as the owner writes it down; everything else is worked out from it. */
export type FlavourRecord = Omit<Flavour, 'slug'>;

/** A quantity of one flavour in a box. */
export interface Selection {
  flavourId: number;
  quantity: number;
}

/** The three groups of cards on step 1 (Spec 1 §2). */
export type BoxGroup = 'Fudge Selection Boxes' | 'Fudge Bar Options' | 'Fudge Bag Options';

/** A box the shop sells (Spec 1 §3). `pieces` is how many pieces, bars or bags must be chosen. */
export interface Box {
  id: number;
  slug: string;
  name: string;
  description: string;
  group: BoxGroup;
  pricePence: Pence;
  weightGrams: number;
  pieces: number;
  /** What a piece is called in this box. */
  unit: { one: string; many: string };
  badge?: 'MOST POPULAR' | 'VEGAN';
  /** Flavours that can go only into this box (ids 36-38 for box 6, decision 7). */
  extraFlavourIds?: readonly number[];
  /** A selection nobody can change (the vegan box). */
  fixedSelection?: readonly Selection[];
  /** Whether family keyrings can be added (Box of 6 only). */
  takesKeyrings?: boolean;
}

/** A ready-made choice of flavours that fills exactly one box (Spec 1 §9, decision 8). */
export interface Preset {
  id: string;
  name: string;
  boxId: number;
  selection: readonly Selection[];
}

/** A ready-made box: a kind of box, filled and sold at that box's price. Its slug is its `sku` (decisions 47, 62). */
export interface ShopBox {
  slug: string;
  name: string;
  description: string;
  boxId: number;
  selection: readonly Selection[];
}

/** A category of lid designs: the second list of Spec 1 §3, which drives picker and design look-up (decision 4). */
export interface LidCategory {
  id: number;
  name: string;
  group: 'Not a Gift' | 'Celebrations' | 'Year-Round Sentiments' | 'Seasonal';
}

/** An entry of Spec 1's first lid list, which only names stored data of that list (decision 4). */
export interface LidOption {
  id: number;
  name: string;
}

/** A printed lid. A shared design belongs to several categories. */
export interface LidDesign {
  name: string;
  slug: string;
  categoryIds: readonly number[];
}

/** A keyring or a name tag (Spec 1 §3): the same product, told apart by `isNameTag`. */
export interface Keyring {
  id: number;
  product: 'My Family Keyring';
  title: string;
  pricePence: Pence;
  isNameTag?: true;
}

/** A way of posting an order (Spec 1 §3). `workingDays` is the first and last working day after dispatch. */
export interface ShippingOption {
  id: 1 | 2;
  name: string;
  provider: string;
  estimatedDays: 0;
  pricePence: Pence;
  workingDays: { first: number; last: number };
}

/** Everything the shop sells, as one value that rules take as a parameter. */
export interface Catalogue {
  version: string;
  flavours: readonly Flavour[];
  boxes: readonly Box[];
  presets: readonly Preset[];
  lidCategories: readonly LidCategory[];
  lidDesigns: readonly LidDesign[];
  keyrings: readonly Keyring[];
  shippingOptions: readonly ShippingOption[];
}

/** The address part of a name: "Banana & Chocolate Swirl" → "banana-and-chocolate-swirl". */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Finds the entry with this id, or nothing. */
export function findById<T extends { id: number }>(list: readonly T[], id: number): T | undefined {
  return list.find((entry) => entry.id === id);
}
