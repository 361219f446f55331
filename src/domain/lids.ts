import { findById, type Catalogue, type LidCategory, type LidDesign } from './catalogue.ts';

/** The lid category of a box that is not a gift (Spec 1 §3). */
export const NOT_A_GIFT = 0;

/** The design a box gets that is not a gift, picked automatically (Spec 1 §4, decision 44). */
export const NOT_A_GIFT_DESIGN = 'Enjoy your fudge';

/** A chosen lid: a category, and a design once one is picked. */
export interface LidChoice {
  categoryId: number;
  designName: string | null;
}

/** The designs of a category, shared ones included. */
export function lidDesignsIn(categoryId: number, catalogue: Catalogue): LidDesign[] {
  return catalogue.lidDesigns.filter((design) => design.categoryIds.includes(categoryId));
}

/** The design of this name within a category (decision 44). */
export function findLidDesign(
  categoryId: number,
  name: string,
  catalogue: Catalogue,
): LidDesign | undefined {
  return lidDesignsIn(categoryId, catalogue).find((design) => design.name === name);
}

/** The category of an id of the second list. */
export function findLidCategory(id: number, catalogue: Catalogue): LidCategory | undefined {
  return findById(catalogue.lidCategories, id);
}

/**
 * What choosing a category does (Spec 1 §4): one design is chosen at once, several open the picker with none
 * chosen, and a category without designs changes nothing ("none").
 */
export function chooseCategory(
  categoryId: number,
  catalogue: Catalogue,
): { opens: 'nothing' | 'picker' | 'none'; lid: LidChoice | null } {
  if (categoryId === NOT_A_GIFT) {
    return { opens: 'nothing', lid: { categoryId, designName: NOT_A_GIFT_DESIGN } };
  }
  const designs = lidDesignsIn(categoryId, catalogue);
  const only = designs.length === 1 ? designs[0] : undefined;
  if (designs.length === 0) return { opens: 'none', lid: null };
  return {
    opens: only ? 'nothing' : 'picker',
    lid: { categoryId, designName: only?.name ?? null },
  };
}

/** Whether a category and a design have been chosen that belong together (gate of step 3). */
export function isLidComplete(lid: LidChoice | null, catalogue: Catalogue): boolean {
  if (!lid) return false;
  if (lid.categoryId === NOT_A_GIFT) return true;
  return (
    lid.designName !== null &&
    findLidDesign(lid.categoryId, lid.designName, catalogue) !== undefined
  );
}
