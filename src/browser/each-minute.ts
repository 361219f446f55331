const MINUTE_MS = 60_000;

/** Runs `run` every minute while the page is visible, and whenever it becomes so. Returns an unsubscribe function. */
export function eachMinute(run: () => void): () => void {
  const runIfVisible = (): void => {
    if (!document.hidden) run();
  };
  const timer = setInterval(runIfVisible, MINUTE_MS);
  document.addEventListener('visibilitychange', runIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', runIfVisible);
  };
}
