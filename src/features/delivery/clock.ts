import { atom, onMount } from 'nanostores';
import { eachMinute } from '#browser/each-minute.ts';
import type { Instant } from '#domain/day.ts';

/** The current time, updated each minute. Null until the page runs, so that no date is prerendered. */
export const $now = atom<Instant | null>(null);

onMount($now, () => (typeof window === 'undefined' ? undefined : eachMinute(startClock)));

export function startClock(): void {
  $now.set(Date.now());
}
