import { atom, onMount } from 'nanostores';
import { eachMinute } from '#browser/each-minute.ts';
import type { Instant } from '#domain/day.ts';

/** The shopper's clock, to the minute; null until the page runs, so that no date is ever prerendered. */
export const $now = atom<Instant | null>(null);

onMount($now, () => (typeof window === 'undefined' ? undefined : eachMinute(startClock)));

export function startClock(): void {
  $now.set(Date.now());
}
