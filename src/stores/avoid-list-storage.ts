import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import type { Allergen } from '#domain/allergens.ts';
import { parseAvoidList } from '#domain/avoid-list.ts';

/** Where the device keeps what the shopper asked to avoid, until it is cleared. */
export const AVOID_KEY = 'avoidedAllergens';

export function readAvoided(): readonly Allergen[] {
  return readStored(AVOID_KEY, parseAvoidList) ?? [];
}

/** Keeps the list, and tells whether it could; an empty one leaves nothing on the device. */
export function writeAvoided(allergens: readonly Allergen[]): boolean {
  if (allergens.length > 0) return writeStored(AVOID_KEY, allergens);
  removeStored(AVOID_KEY);
  return true;
}

/** Hears when another tab changed the list, or a page comes back that was left; answers how to stop. */
export function onAvoidedChange(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === AVOID_KEY || key === null) onChange();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onChange);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onChange);
  };
}
