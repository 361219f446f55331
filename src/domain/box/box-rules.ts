import { listAllergens } from '../food/allergens.ts';
import {
  findById,
  totalQuantity,
  type BoxType,
  type Catalogue,
  type Flavour,
  type Preset,
  type FlavourQuantity,
} from '../catalogue.ts';

/** Returns how many more pieces the box takes. */
export function piecesLeft(box: BoxType, selection: readonly FlavourQuantity[]): number {
  return box.pieces - totalQuantity(selection);
}

/** Returns the flavours this box takes. Flavours 36-38 go into the 4-Bag Box only; the vegan box takes its own two. */
export function flavoursFor(box: BoxType, catalogue: Catalogue): Flavour[] {
  const special = new Set(catalogue.boxes.flatMap(({ extraFlavourIds }) => extraFlavourIds ?? []));
  const own = new Set([
    ...(box.extraFlavourIds ?? []),
    ...(box.fixedSelection ?? []).map(({ flavourId }) => flavourId),
  ]);
  if (box.fixedSelection) return catalogue.flavours.filter(({ id }) => own.has(id));
  return catalogue.flavours.filter(({ id }) => !special.has(id) || own.has(id));
}

/** Returns the flavours of a selection that are known but not on sale. */
export function flavoursNotOnSale(
  selection: readonly FlavourQuantity[],
  catalogue: Catalogue,
): Flavour[] {
  return chosenFlavours(selection, catalogue).filter(({ id }) => !findById(catalogue.flavours, id));
}

/** A preset as the shop can fill it today. */
export interface StockedPreset extends Preset {
  /** The flavours of the preset that are sold out; others take their places. */
  soldOut: readonly Flavour[];
}

/** Returns a preset with others in the places of flavours that are sold out, or undefined if nothing can fill them. */
function stockPreset(preset: Preset, catalogue: Catalogue): StockedPreset | undefined {
  const soldOut = soldOutFlavours(preset.selection, catalogue);
  const box = findById(catalogue.boxes, preset.boxId);
  if (soldOut.length === 0 || !box) return { ...preset, soldOut };
  const kept = preset.selection.filter(({ flavourId }) => !catalogue.soldOut.includes(flavourId));
  const inPresets = catalogue.presets.flatMap((other) =>
    other.selection.map(({ flavourId }) => flavourId),
  );
  const offered = flavoursFor(box, catalogue).filter(({ id }) => !catalogue.soldOut.includes(id));
  const candidates = fillCandidates(
    offered,
    chosenFlavours(preset.selection, catalogue),
    inPresets,
  );
  const selection = fillRest(box, kept, candidates, catalogue);
  return piecesLeft(box, selection) === 0 ? { ...preset, selection, soldOut } : undefined;
}

/**
 * Returns the preset that fits this box, or undefined. One with a flavour that is not on sale is not offered; others, which
 * add no allergen, take the places of flavours that are sold out.
 */
export function presetFor(boxId: number, catalogue: Catalogue): StockedPreset | undefined {
  const preset = catalogue.presets.find(
    (one) => one.boxId === boxId && flavoursNotOnSale(one.selection, catalogue).length === 0,
  );
  return preset && stockPreset(preset, catalogue);
}

/** Returns the flavours of a selection that are sold out today. */
export function soldOutFlavours(
  selection: readonly FlavourQuantity[],
  catalogue: Pick<Catalogue, 'allFlavours' | 'soldOut'>,
): Flavour[] {
  return selection.flatMap(({ flavourId }) =>
    catalogue.soldOut.includes(flavourId) ? (findById(catalogue.allFlavours, flavourId) ?? []) : [],
  );
}

/** Returns how many pieces of one flavour are chosen. */
export function flavourQuantity(flavourId: number, selection: readonly FlavourQuantity[]): number {
  return selection.find((entry) => entry.flavourId === flavourId)?.quantity ?? 0;
}

/** Returns the flavours of a selection, on sale or not. Leaves out unknown ids. */
export function chosenFlavours(
  selection: readonly FlavourQuantity[],
  catalogue: Catalogue,
): Flavour[] {
  return selection.flatMap(({ flavourId }) => findById(catalogue.allFlavours, flavourId) ?? []);
}

/** Adds one piece of a flavour, unless the box is full or does not take the flavour, or the flavour is sold out. */
export function addPiece(
  box: BoxType,
  selection: readonly FlavourQuantity[],
  flavourId: number,
  catalogue: Catalogue,
): readonly FlavourQuantity[] {
  const isTaken =
    findById(flavoursFor(box, catalogue), flavourId) !== undefined &&
    !catalogue.soldOut.includes(flavourId);
  if (!isTaken || piecesLeft(box, selection) <= 0) return selection;
  if (flavourQuantity(flavourId, selection) === 0)
    return [...selection, { flavourId, quantity: 1 }];
  return selection.map((entry) =>
    entry.flavourId === flavourId ? { flavourId, quantity: entry.quantity + 1 } : entry,
  );
}

/** Removes one piece of a flavour. At 0 the flavour leaves the selection. */
export function removePiece(
  selection: readonly FlavourQuantity[],
  flavourId: number,
): FlavourQuantity[] {
  return selection
    .map((entry) =>
      entry.flavourId === flavourId ? { flavourId, quantity: entry.quantity - 1 } : entry,
    )
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Fills the selection up with these flavours, one of each in turn and unchosen ones first, until the box is full.
 * Skips flavours the box does not take.
 */
export function fillRest(
  box: BoxType,
  selection: readonly FlavourQuantity[],
  candidateIds: readonly number[],
  catalogue: Catalogue,
): readonly FlavourQuantity[] {
  const round = [
    ...candidateIds.filter((id) => flavourQuantity(id, selection) === 0),
    ...candidateIds.filter((id) => flavourQuantity(id, selection) > 0),
  ];
  let filled = selection;
  let before;
  do {
    before = filled;
    for (const id of round) filled = addPiece(box, filled, id, catalogue);
  } while (filled !== before);
  return filled;
}

/**
 * Returns the flavours that may fill a box for the shopper, best sellers first: those on offer that add no allergen to
 * what is chosen. An empty box starts from the allergens of the best sellers.
 */
export function fillCandidates(
  offered: readonly Flavour[],
  chosen: readonly Flavour[],
  bestSellerIds: readonly number[],
): number[] {
  const isBestSeller = ({ id }: Flavour): boolean => bestSellerIds.includes(id);
  const start = listAllergens(chosen.length > 0 ? chosen : offered.filter(isBestSeller));
  const addingNone = offered.filter((flavour) =>
    listAllergens([flavour]).every((allergen) => start.includes(allergen)),
  );
  const candidates = addingNone.length > 0 ? addingNone : offered;
  return [
    ...candidates.filter(isBestSeller),
    ...candidates.filter((flavour) => !isBestSeller(flavour)),
  ].map(({ id }) => id);
}

/** Whether exactly this box's pieces are chosen, each a flavour it takes, none twice. */
export function selectionFills(
  box: BoxType,
  selection: readonly FlavourQuantity[],
  catalogue: Catalogue,
): boolean {
  const allowed = flavoursFor(box, catalogue);
  const ids = selection.map(({ flavourId }) => flavourId);
  return (
    totalQuantity(selection) === box.pieces &&
    new Set(ids).size === ids.length &&
    selection.every(
      ({ flavourId, quantity }) =>
        Number.isInteger(quantity) && quantity > 0 && findById(allowed, flavourId) !== undefined,
    )
  );
}

/** Whether two selections hold the same flavours in the same quantities, in any order. */
export function sameSelection(
  a: readonly FlavourQuantity[],
  b: readonly FlavourQuantity[],
): boolean {
  return (
    a.length === b.length &&
    a.every(({ flavourId, quantity }) => flavourQuantity(flavourId, b) === quantity)
  );
}

/** Whether a selection is the one the shop recommends for this box, as it fills it always or today, or the box's own. */
export function isPreset(
  box: BoxType,
  selection: readonly FlavourQuantity[],
  catalogue: Catalogue,
): boolean {
  if (box.fixedSelection) return true;
  if (piecesLeft(box, selection) !== 0) return false;
  return [{ ...catalogue, soldOut: [] }, catalogue].some((stock) => {
    const preset = presetFor(box.id, stock);
    return preset !== undefined && sameSelection(preset.selection, selection);
  });
}
