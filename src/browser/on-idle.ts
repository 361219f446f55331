const whenIdle = (start: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 1);
};

/** Starts something once the page has loaded and rests, so that nothing that paints waits for it. */
export function onIdle(start: () => void): void {
  if (document.readyState === 'complete') whenIdle(start);
  else addEventListener('load', () => whenIdle(start), { once: true });
}
