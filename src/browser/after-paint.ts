/** Runs `run` after the first paint. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
