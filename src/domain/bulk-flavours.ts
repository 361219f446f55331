import type { Catalogue, Flavour } from './catalogue.ts';

/** Who chooses the flavours of a bulk order: the shop, or the shopper (Spec 2 §3). */
export type FlavourOption = 'assortment' | 'custom';

/** The flavours of a bulk order; with the assortment the shopper has chosen none (Spec 2 §4). */
export interface FlavourChoice {
  option: FlavourOption;
  flavourIds: readonly number[];
}

/** The most flavours that can be chosen (Spec 2 §5). */
export const MAX_BULK_FLAVOURS = 10;

/** The popular assortment, as the specification names it (Spec 2 §9). */
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

/** Flavours that are not sold in bulk (Spec 2 §5; the eggs are not in the catalogue, decision 58). */
const NOT_IN_BULK: readonly string[] = [
  'Creme Egg',
  'Mini Egg',
  'Vegan Sea-Salt Caramel',
  'Vegan Chocolate',
];

type Flavours = Pick<Catalogue, 'flavours'>;

/** The flavours that a bulk order can be made of, in the catalogue's order. */
export function bulkFlavours({ flavours }: Flavours): Flavour[] {
  return flavours.filter(({ name }) => !NOT_IN_BULK.includes(name));
}

/** The flavour of this name; "Biscoff" is Biscoff Biscuit (decision 8). */
export function findFlavourByName(name: string, { flavours }: Flavours): Flavour | undefined {
  const fullName = name === 'Biscoff' ? 'Biscoff Biscuit' : name;
  return flavours.find((flavour) => flavour.name === fullName);
}

/** The flavours of the popular assortment, in its own order. */
export function assortmentFlavours(catalogue: Flavours): Flavour[] {
  return POPULAR_ASSORTMENT.flatMap((name) => findFlavourByName(name, catalogue) ?? []);
}

/** The flavours that a choice stands for, each once. */
export function resolveBulkFlavours(
  { option, flavourIds }: FlavourChoice,
  catalogue: Flavours,
): Flavour[] {
  if (option === 'assortment') return assortmentFlavours(catalogue);
  return bulkFlavours(catalogue).filter(({ id }) => flavourIds.includes(id));
}

/** Another option; switching to the assortment clears the shopper's own selection (Spec 2 §4). */
export function switchOption(choice: FlavourChoice, option: FlavourOption): FlavourChoice {
  return option === 'assortment' ? { option, flavourIds: [] } : { ...choice, option };
}

/** Whether a flavour cannot be chosen because ten others are (Spec 2 §5). */
export function isFlavourBlocked({ flavourIds }: FlavourChoice, flavourId: number): boolean {
  return flavourIds.length >= MAX_BULK_FLAVOURS && !flavourIds.includes(flavourId);
}

/** Chooses a flavour, or lets go of one that was chosen; an eleventh is not taken. */
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

/** What is wrong with a choice of flavours, or nothing: at least one, at most ten, each once and sold in bulk (Spec 2 §5). */
export function flavourChoiceError(
  { option, flavourIds }: FlavourChoice,
  catalogue: Flavours,
): string | undefined {
  if (option === 'assortment') return undefined;
  if (flavourIds.length === 0) return 'Please select at least one flavour';
  if (flavourIds.length > MAX_BULK_FLAVOURS) {
    return `Please select at most ${MAX_BULK_FLAVOURS} flavours`;
  }
  const isUnique = new Set(flavourIds).size === flavourIds.length;
  const areSold = flavourIds.every((id) => bulkFlavours(catalogue).some((one) => one.id === id));
  return isUnique && areSold ? undefined : 'Please select flavours that we sell by the slice';
}
