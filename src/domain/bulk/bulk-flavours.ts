import type { Catalogue, Flavour } from '../catalogue.ts';

/** Who chooses the flavours of a bulk order: the shop (assortment) or the shopper (custom). */
export const FLAVOUR_OPTIONS = ['assortment', 'custom'] as const;

/** Who chooses the flavours of a bulk order. */
export type FlavourOption = (typeof FLAVOUR_OPTIONS)[number];

/** The flavours of a bulk order. `flavourIds` is empty for the assortment until the order is placed. */
export interface FlavourChoice {
  option: FlavourOption;
  flavourIds: readonly number[];
}

/** The maximum number of flavours in a custom selection. */
export const MAX_BULK_FLAVOURS = 10;

/** The flavours of the popular assortment, in its order. */
const POPULAR_ASSORTMENT = [
  'Baileys',
  'Belgian Chocolate',
  'Clotted Cream',
  'Millionaire',
  'Orange & Chocolate',
  'Sea Salt Caramel',
  'Vanilla',
  'Biscoff',
] as const;

/** Flavours not sold in bulk. The two eggs are not in the catalogue today. */
const NOT_IN_BULK: readonly string[] = [
  'Creme Egg',
  'Mini Egg',
  'Vegan Sea-Salt Caramel',
  'Vegan Chocolate',
];

type Flavours = Pick<Catalogue, 'flavours'>;

/** Returns the flavours sold in bulk, in catalogue order. */
export function bulkFlavours({ flavours }: Flavours): Flavour[] {
  return flavours.filter(({ name }) => !NOT_IN_BULK.includes(name));
}

/** Returns the flavour of this name. "Biscoff" means Biscoff Biscuit. */
export function findFlavourByName(name: string, { flavours }: Flavours): Flavour | undefined {
  const fullName = name === 'Biscoff' ? 'Biscoff Biscuit' : name;
  return flavours.find((flavour) => flavour.name === fullName);
}

/** Returns the flavours of the popular assortment, in its order. */
export function assortmentFlavours(catalogue: Flavours): Flavour[] {
  return POPULAR_ASSORTMENT.flatMap((name) => findFlavourByName(name, catalogue) ?? []);
}

/** Returns the flavours of a choice, each once. The assortment leaves out what is sold out. */
export function resolveBulkFlavours(
  { option, flavourIds }: FlavourChoice,
  catalogue: Flavours & Pick<Catalogue, 'soldOut'>,
): Flavour[] {
  if (option === 'assortment')
    return assortmentFlavours(catalogue).filter(({ id }) => !catalogue.soldOut.includes(id));
  return bulkFlavours(catalogue).filter(({ id }) => flavourIds.includes(id));
}

/**
 * Returns the sold-out flavours for which the shop refuses an order of slices: those that the customer chose, or the whole
 * assortment once none of it is left.
 */
export function soldOutInBulk(
  { option, flavourIds }: FlavourChoice,
  catalogue: Pick<Catalogue, 'flavours' | 'allFlavours' | 'soldOut'>,
): Flavour[] {
  const isSoldOut = ({ id }: Flavour): boolean => catalogue.soldOut.includes(id);
  if (option === 'custom') {
    return catalogue.allFlavours.filter(({ id }) => flavourIds.includes(id)).filter(isSoldOut);
  }
  const assortment = assortmentFlavours(catalogue);
  return assortment.every(isSoldOut) ? assortment : [];
}

/** Returns the choice with another option. Switching to the assortment clears the custom selection. */
export function switchOption(choice: FlavourChoice, option: FlavourOption): FlavourChoice {
  return option === 'assortment' ? { option, flavourIds: [] } : { ...choice, option };
}

/** Returns whether a flavour cannot be chosen because the maximum is reached. */
export function isFlavourBlocked({ flavourIds }: FlavourChoice, flavourId: number): boolean {
  return flavourIds.length >= MAX_BULK_FLAVOURS && !flavourIds.includes(flavourId);
}

/** Adds a flavour to the selection or removes it. Ignores one above the maximum. */
export function toggleFlavour(choice: FlavourChoice, flavourId: number): FlavourChoice {
  const { flavourIds } = choice;
  if (isFlavourBlocked(choice, flavourId)) return choice;
  return {
    ...choice,
    flavourIds: flavourIds.includes(flavourId)
      ? flavourIds.filter((id) => id !== flavourId)
      : [...flavourIds, flavourId],
  };
}

/** What is wrong with a flavour choice. */
export type FlavourChoiceError = 'none' | 'too-many' | 'not-sold';

/** Returns the error of a flavour choice, or null: 1 to 10 different flavours sold in bulk. */
export function flavourChoiceError(
  { option, flavourIds }: FlavourChoice,
  catalogue: Flavours,
): FlavourChoiceError | null {
  if (option === 'assortment') return null;
  if (flavourIds.length === 0) return 'none';
  if (flavourIds.length > MAX_BULK_FLAVOURS) return 'too-many';
  const isUnique = new Set(flavourIds).size === flavourIds.length;
  const areSold = flavourIds.every((id) => bulkFlavours(catalogue).some((one) => one.id === id));
  return isUnique && areSold ? null : 'not-sold';
}
