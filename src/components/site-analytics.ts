const ANALYTICS = '/analytics.js';

/** Counts the visit to this page, once; only for visitors who allow analytics. */
export function recordPageView(): void {
  // A module runs once, and unlike the address of a script element its own is no text that a policy has to trust.
  import(/* @vite-ignore */ ANALYTICS).catch(() => undefined);
}
