import type { Instant } from '#domain/day.ts';

/** The shop's clock, in milliseconds: the real one, or one that started at `start` when the process began and ticks on. */
export function openClock(start: Instant | null): () => Instant {
  if (start === null) return () => Date.now();
  return () => start + (Date.now() - performance.timeOrigin);
}
