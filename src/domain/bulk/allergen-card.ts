/** The page of the guests' allergen card. */
export const ALLERGEN_CARD = '/allergen-card';

/** Returns the path of the card for these flavours, which guests of an occasion can read. */
export const allergenCardPath = (flavourIds: readonly number[]): string =>
  `${ALLERGEN_CARD}?flavours=${flavourIds.join('.')}`;

/** Returns the flavour ids in the parameter `flavours` of a card’s URL; null when it names none. */
export function readCardFlavours(flavours: string | null): number[] | null {
  const ids = (flavours ?? '')
    .split('.')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
  return ids.length > 0 ? ids : null;
}
