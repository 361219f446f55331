import type { Instant } from '#domain/day.ts';

/** Returns the shop’s clock in milliseconds: the real one, or one that ticks from `start` since the process began. */
export function openClock(start: Instant | null): () => Instant {
  if (start === null) return () => Date.now();
  return () => start + (Date.now() - performance.timeOrigin);
}
