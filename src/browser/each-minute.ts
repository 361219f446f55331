const MINUTE_MS = 60_000;

/** Does something each minute from now on, and when the page is looked at again; answers how to stop it. */
export function eachMinute(act: () => void): () => void {
  const actIfSeen = (): void => {
    if (!document.hidden) act();
  };
  const timer = setInterval(actIfSeen, MINUTE_MS);
  document.addEventListener('visibilitychange', actIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', actIfSeen);
  };
}
