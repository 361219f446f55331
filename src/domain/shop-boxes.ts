import { flavoursFor } from './box-rules.ts';
import {
  findById,
  type Box,
  type Catalogue,
  type Flavour,
  type Selection,
  type ShopBox,
} from './catalogue.ts';

/** A box with a page of its own: a kind of box, or a ready-made one of that kind (decision 62). */
export interface BoxOnSale {
  slug: string;
  name: string;
  description: string;
  box: Box;
  /** What is in it; empty where the shopper chooses. */
  selection: readonly Selection[];
  isReadyMade: boolean;
}

/** All boxes with a page of their own, the ready-made ones first; throws where one is of a kind that is not sold. */
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

/** A selection with its flavours by name; an id that is not sold is left out. */
export function resolveSelection(
  selection: readonly Selection[],
  catalogue: Catalogue,
): { flavour: Flavour; quantity: number }[] {
  return selection.flatMap(({ flavourId, quantity }) => {
    const flavour = findById(catalogue.flavours, flavourId);
    return flavour ? [{ flavour, quantity }] : [];
  });
}

/** The boxes into which a shopper can put this flavour: those with a choice that take it (decision 7). */
export function boxesTaking(flavour: Flavour, catalogue: Catalogue): Box[] {
  return catalogue.boxes.filter(
    (box) => !box.fixedSelection && flavoursFor(box, catalogue).includes(flavour),
  );
}

/** The boxes that hold this flavour and let nobody change it: the vegan box. */
export function fixedBoxesWith(flavour: Flavour, catalogue: Catalogue): Box[] {
  return catalogue.boxes.filter((box) =>
    box.fixedSelection?.some(({ flavourId }) => flavourId === flavour.id),
  );
}

/** The builder's address for a flavour: with the one box that takes it, or with the choice of box left open (decisions 7, 61). */
export function startBoxUrl(flavour: Flavour, catalogue: Catalogue): string {
  const [first, ...others] = boxesTaking(flavour, catalogue);
  const box = first && others.length === 0 ? `boxId=${first.id}&` : '';
  return `/build-your-box?${box}flavour=${flavour.id}`;
}
