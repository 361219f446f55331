import type { Pence } from './money.ts';

/** A flavour of fudge. Allergens are in capitals in `ingredients`. */
export interface Flavour {
  id: number;
  /** The flavour's part of a URL and the name of its image: "sea-salt-caramel". */
  slug: string;
  name: string;
  isGlutenFree: boolean;
  ingredients: string;
  /** Whether the owner has confirmed ingredients, allergens and nutrition. */
  confirmed: boolean;
}

/** A flavour as the owner writes it in `data/flavours.ts`. */
export type FlavourRecord = Omit<Flavour, 'slug'>;

/** A quantity of one flavour in a box. */
export interface FlavourQuantity {
  flavourId: number;
  quantity: number;
}

/** The groups of box cards. */
export type BoxGroup = 'Fudge Selection Boxes' | 'Fudge Bar Options' | 'Fudge Bag Options';

/** A box type. `pieces` is the number of pieces, bars or bags to choose. */
export interface BoxType {
  id: number;
  slug: string;
  name: string;
  description: string;
  group: BoxGroup;
  pricePence: Pence;
  weightGrams: number;
  pieces: number;
  /** The name of a piece in this box. */
  unit: { one: string; many: string };
  badge?: 'MOST POPULAR' | 'VEGAN';
  /** Flavours that only this box takes. */
  extraFlavourIds?: readonly number[];
  /** A selection that shoppers cannot change (vegan box). */
  fixedSelection?: readonly FlavourQuantity[];
  /** Whether the box takes family keyrings (Box of 6 only). */
  takesKeyrings?: boolean;
}

/** A recommended selection that fills one box type exactly. */
export interface Preset {
  id: string;
  name: string;
  boxId: number;
  selection: readonly FlavourQuantity[];
}

/** A ready-made box: a box type with a fixed selection, at the price of the type. Its slug is its SKU. */
export interface ShopBox {
  slug: string;
  name: string;
  description: string;
  boxId: number;
  selection: readonly FlavourQuantity[];
}

/** A category of lid designs, by the ids of the lid picker. */
export interface LidCategory {
  id: number;
  name: string;
  group: 'Not a Gift' | 'Celebrations' | 'Year-Round Sentiments' | 'Seasonal';
}

/** A lid by the older list of ids, which only names stored data. Its ids differ from those of `LidCategory`. */
export interface LidOption {
  id: number;
  name: string;
}

/** A printed lid. A design may belong to several categories. */
export interface LidDesign {
  name: string;
  slug: string;
  categoryIds: readonly number[];
}

/** A main keyring or a name tag (`isNameTag`). */
export interface Keyring {
  id: number;
  product: 'My Family Keyring';
  title: string;
  pricePence: Pence;
  isNameTag?: true;
}

/** The id of a delivery method. The data lists the methods, and an order stores the id of its own. */
export type ShippingId = number;

/** The delivery of boxes that counts until somebody chooses another. */
export const USUAL_SHIPPING_ID: ShippingId = 1;

/** How an order is delivered. `workingDays` counts from dispatch. */
export interface DeliveryMethod {
  id: ShippingId;
  name: string;
  pricePence: Pence;
  workingDays: { first: number; last: number };
}

/** A delivery method among which the shopper of boxes chooses. */
export interface ShippingOption extends DeliveryMethod {
  provider: string;
  estimatedDays: 0;
}

/** Everything the shop sells, passed to the rules as a parameter. */
export interface Catalogue {
  version: string;
  /** The flavours on sale. */
  flavours: readonly Flavour[];
  /** The flavours of any time, by which an order or a link keeps its names and allergens. */
  allFlavours: readonly Flavour[];
  /** The ids of flavours on sale that are sold out today: they stay in boxes and may not be added to any. */
  soldOut: readonly number[];
  boxes: readonly BoxType[];
  presets: readonly Preset[];
  lidCategories: readonly LidCategory[];
  lidDesigns: readonly LidDesign[];
  keyrings: readonly Keyring[];
  shippingOptions: readonly ShippingOption[];
}

/** Returns how many pieces, boxes or notes these are in all. */
export function totalQuantity(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns the URL part of a name: "Banana & Chocolate Swirl" → "banana-and-chocolate-swirl". */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Returns the entry with this id, or undefined. */
export function findById<T extends { id: number }>(list: readonly T[], id: number): T | undefined {
  return list.find((entry) => entry.id === id);
}
