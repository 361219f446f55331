import { openClock } from '#netlify/time/clock.ts';

/** Returns the shop's time in milliseconds; `SHOP_CLOCK` sets it for sandbox and functions alike. */
export function now(): number {
  const start = process.env['SHOP_CLOCK']?.trim();
  return openClock(start ? Date.parse(start) : null)();
}
