const ANALYTICS = '/analytics.js';

/** Records this page view, once. Call it only with analytics consent. */
export function sendPageView(): void {
  // A module runs only once, and `import()` needs no Trusted Types policy, unlike a script element's `src`.
  import(/* @vite-ignore */ ANALYTICS).catch(() => undefined);
}
