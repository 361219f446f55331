/** Runs something once the page has painted what it came with: nobody can press anything earlier, and paint need not wait. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
