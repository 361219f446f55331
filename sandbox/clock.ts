import { openClock } from '#adapters/clock.ts';

/** The present instant in milliseconds, by the shop's own clock: `SHOP_CLOCK` moves both alike. */
export function now(): number {
  const start = process.env['SHOP_CLOCK']?.trim();
  return openClock(start ? Date.parse(start) : null)();
}
