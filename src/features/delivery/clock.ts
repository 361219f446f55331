import { atom, onMount } from 'nanostores';
import { eachMinute } from '#browser/each-minute.ts';
import { followAvailability } from '#features/availability/availability.ts';
import './current-delivery.ts';
import type { Instant } from '#domain/day.ts';

/** The current time, updated each minute. Null until the page runs, so that no date is prerendered. */
export const $now = atom<Instant | null>(null);

onMount($now, () => (typeof window === 'undefined' ? undefined : eachMinute(startClock)));

/** Sets the current time; dates show from then on. */
export function startClock(): void {
  $now.set(Date.now());
}

/** Whatever counts days from now counts them anew once closed days are known. */
followAvailability(() => {
  if ($now.get() !== null) startClock();
});
