import { atom, onMount } from 'nanostores';
import { readStored, writeStored } from '#browser/storage.ts';
import type { Allergen } from '#domain/food/allergens.ts';
import { confirmationKey, type BoxFlavours } from '#domain/box/avoided-boxes.ts';
import { AVOID_KEY, onAvoidedChange, readAvoided, writeAvoided } from './avoid-list-storage.ts';

/** The allergens the shopper avoids. Pages without React read them from storage instead. */
export const $avoided = atom<readonly Allergen[]>([]);

/** The boxes confirmed in this session, by `confirmationKey`. */
export const $confirmed = atom<readonly string[]>([]);

const parseKeys = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((key) => typeof key === 'string') : null;

/** Whether storage works. If it is blocked, the list lives as long as the page. */
let isStored = true;

function load(): void {
  if (!isStored) return;
  $avoided.set(readAvoided());
  $confirmed.set(readStored(AVOID_KEY, parseKeys, 'sessionStorage') ?? []);
}

onMount($avoided, () => {
  if (typeof window === 'undefined') return undefined;
  load();
  return onAvoidedChange(load);
});

/** Replaces the list and stores it. */
export function setAvoided(allergens: readonly Allergen[]): void {
  $avoided.set(allergens);
  isStored = writeAvoided(allergens);
}

/** Adds an allergen to the list, or removes it. */
export function toggleAvoided(allergen: Allergen): void {
  const avoided = $avoided.get();
  setAvoided(
    avoided.includes(allergen)
      ? avoided.filter((other) => other !== allergen)
      : [...avoided, allergen],
  );
}

/** Confirms boxes against the current list, or withdraws that. */
export function confirmBoxes(boxes: readonly BoxFlavours[], isConfirmed: boolean): void {
  const avoided = $avoided.get();
  const keys = boxes.map((box) => confirmationKey(box, avoided));
  const others = $confirmed.get().filter((key) => !keys.includes(key));
  $confirmed.set(isConfirmed ? [...others, ...keys] : others);
  writeStored(AVOID_KEY, $confirmed.get(), 'sessionStorage');
}
