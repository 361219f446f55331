import type { Instant } from './day.ts';

/** Without `DAY_MS`: every page loads this file, and would load `day.ts` with it. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Returns whether what was last changed at this moment stays on the visitor's device: for 30 days. */
export const isKeptOnDevice = (changedAt: Instant, now: Instant): boolean =>
  now - changedAt <= KEPT_MS;
