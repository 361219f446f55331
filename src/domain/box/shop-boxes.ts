import { flavoursFor } from './box-rules.ts';
import {
  findById,
  type BoxType,
  type Catalogue,
  type Flavour,
  type FlavourQuantity,
  type ShopBox,
} from '../catalogue.ts';

/** A box with its own page: a box type or a ready-made box. */
export interface BoxOnSale {
  slug: string;
  name: string;
  description: string;
  box: BoxType;
  /** Its contents; empty when the shopper chooses them. */
  selection: readonly FlavourQuantity[];
  isReadyMade: boolean;
}

/** Returns all boxes with their own page, ready-made ones first. Throws when a ready-made box has an unknown type. */
export function listBoxes(shopBoxes: readonly ShopBox[], catalogue: Catalogue): BoxOnSale[] {
  const readyMade = shopBoxes.map(({ boxId, ...shopBox }) => {
    const box = findById(catalogue.boxes, boxId);
    if (!box) throw new Error(`${shopBox.name} is of an unknown kind, ${boxId}`);
    return { ...shopBox, box, isReadyMade: true };
  });
  const kinds = catalogue.boxes.map((box) => ({
    slug: box.slug,
    name: box.name,
    description: box.description,
    box,
    selection: box.fixedSelection ?? [],
    isReadyMade: false,
  }));
  return [...readyMade, ...kinds];
}

/** Returns a selection with its flavours. Leaves out ids that are not on sale. */
export function resolveSelection(
  selection: readonly FlavourQuantity[],
  catalogue: Catalogue,
): { flavour: Flavour; quantity: number }[] {
  return selection.flatMap(({ flavourId, quantity }) => {
    const flavour = findById(catalogue.flavours, flavourId);
    return flavour ? [{ flavour, quantity }] : [];
  });
}

/** Returns the boxes with a free choice that take this flavour. */
export function boxesTaking(flavour: Flavour, catalogue: Catalogue): BoxType[] {
  return catalogue.boxes.filter(
    (box) => !box.fixedSelection && flavoursFor(box, catalogue).includes(flavour),
  );
}

/** Returns the boxes with a fixed selection that contain this flavour (vegan box). */
export function fixedBoxesWith(flavour: Flavour, catalogue: Catalogue): BoxType[] {
  return catalogue.boxes.filter((box) =>
    box.fixedSelection?.some(({ flavourId }) => flavourId === flavour.id),
  );
}

/** Returns the boxes whose contents are settled and include this flavour. */
export function boxesHolding(flavour: Flavour, boxes: readonly BoxOnSale[]): BoxOnSale[] {
  return boxes.filter(({ selection }) =>
    selection.some(({ flavourId }) => flavourId === flavour.id),
  );
}

/** Returns the builder's URL for a flavour. It names the box when only one takes the flavour. */
export function startBoxUrl(flavour: Flavour, catalogue: Catalogue): string {
  const [first, ...others] = boxesTaking(flavour, catalogue);
  const box = first && others.length === 0 ? `boxId=${first.id}&` : '';
  return `/build-your-box?${box}flavour=${flavour.id}`;
}
