const whenIdle = (start: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 1);
};

/** Runs `start` when the page has loaded and is idle. */
export function onIdle(start: () => void): void {
  if (document.readyState === 'complete') whenIdle(start);
  else addEventListener('load', () => whenIdle(start), { once: true });
}
