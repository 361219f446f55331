const script = document.createElement('script');

/** Counts the visit to this page, once; only for visitors who allow analytics (decision 41a). */
export function countVisit(): void {
  script.src = '/analytics.js';
  document.head.append(script);
}
