import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import type { Allergen } from '#domain/food/allergens.ts';
import { parseAvoidList } from '#domain/food/avoid-list.ts';

/** The storage key of the avoid list. It stays until the shopper clears it. */
export const AVOID_KEY = 'avoidedAllergens';

/** Returns the stored list; empty if there is none or it is unreadable. */
export function readAvoided(): readonly Allergen[] {
  return readStored(AVOID_KEY, parseAvoidList) ?? [];
}

/** Stores the list and returns whether that worked. An empty list removes the entry. */
export function writeAvoided(allergens: readonly Allergen[]): boolean {
  if (allergens.length > 0) return writeStored(AVOID_KEY, allergens);
  removeStored(AVOID_KEY);
  return true;
}

/** Runs `onChange` when another tab changes the list or the page is shown again. Returns an unsubscribe function. */
export function onAvoidedChange(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === AVOID_KEY || key === null) onChange();
  };
  const listening = new AbortController();
  addEventListener('storage', onStorage, { signal: listening.signal });
  addEventListener('pageshow', onChange, { signal: listening.signal });
  return () => listening.abort();
}
