import { atom, onMount } from 'nanostores';
import type { Instant } from '#domain/day.ts';

const TICK_MS = 60_000;

/** The shopper's clock, to the minute; null until the page runs, so that no date is ever prerendered. */
export const $now = atom<Instant | null>(null);

onMount($now, () => {
  if (typeof window === 'undefined') return;
  const timer = setInterval(() => $now.set(Date.now()), TICK_MS);
  return () => clearInterval(timer);
});

export function startClock(): void {
  $now.set(Date.now());
}
