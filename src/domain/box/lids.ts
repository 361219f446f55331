import { findById, type Catalogue, type LidCategory, type LidDesign } from '../catalogue.ts';
import { NOT_A_GIFT } from './lid-categories.ts';

/** The lid design of a box that is not a gift, chosen automatically. */
export const NOT_A_GIFT_DESIGN = 'Enjoy your fudge';

/** A chosen lid category, and its design once picked. */
export interface LidChoice {
  categoryId: number;
  designName: string | null;
}

/** Returns the designs of a category, shared ones included. */
export function lidDesignsIn(categoryId: number, catalogue: Catalogue): LidDesign[] {
  return catalogue.lidDesigns.filter((design) => design.categoryIds.includes(categoryId));
}

/** Returns the design of this name within a category. */
export function findLidDesign(
  categoryId: number,
  name: string,
  catalogue: Catalogue,
): LidDesign | undefined {
  return lidDesignsIn(categoryId, catalogue).find((design) => design.name === name);
}

/** Returns the lid category with this id. */
export function findLidCategory(id: number, catalogue: Catalogue): LidCategory | undefined {
  return findById(catalogue.lidCategories, id);
}

/** Returns the lid of a category just chosen: with its only design, or with none of several; null without any designs. */
export function chooseCategory(categoryId: number, catalogue: Catalogue): LidChoice | null {
  if (categoryId === NOT_A_GIFT) return { categoryId, designName: NOT_A_GIFT_DESIGN };
  const [first, ...others] = lidDesignsIn(categoryId, catalogue);
  return first ? { categoryId, designName: others.length === 0 ? first.name : null } : null;
}

/** Returns whether a category and a matching design are chosen. */
export function isLidComplete(lid: LidChoice | null, catalogue: Catalogue): boolean {
  if (!lid) return false;
  if (lid.categoryId === NOT_A_GIFT) return true;
  return (
    lid.designName !== null &&
    findLidDesign(lid.categoryId, lid.designName, catalogue) !== undefined
  );
}
