import type { Allergen } from '#domain/food/allergens.ts';

/** Returns "3 allergens you asked to avoid are in this box: eggs, nuts, wheat."; empty without a conflict. */
export function conflictText(conflicts: readonly Allergen[], where: string): string {
  if (conflicts.length === 0) return '';
  const what =
    conflicts.length === 1
      ? 'An allergen you asked to avoid is'
      : `${conflicts.length} allergens you asked to avoid are`;
  return `${what} in ${where}: ${conflicts.join(', ')}.`;
}

/** Returns the mark beside an item: "Contains nuts, which you asked to avoid"; empty without a conflict. */
export function avoidText(conflicts: readonly Allergen[]): string {
  return conflicts.length === 0 ? '' : `Contains ${conflicts.join(', ')}, which you asked to avoid`;
}

/** Returns the count above a list of flavours: "Showing 21 of 27 flavours", or "Showing all flavours". */
export function flavourCountText(shown: number, all: number): string {
  return shown === all ? 'Showing all flavours' : `Showing ${shown} of ${all} flavours`;
}
