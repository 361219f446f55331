import type { ClientDirective } from 'astro';

const SIGNS_OF_INTEREST = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

const atRest = (start: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 1);
};

/**
 * `client:painted` wakes an island once the page has loaded and rests, so that nothing that paints waits for it, or at
 * the first sign of interest. A press on a button that comes too early is kept and repeated when the island can hear it.
 */
const hydratePainted: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | null = null;
  const remember = (event: Event): void => {
    if (event.target instanceof Element) pressed = event.target.closest('button');
  };
  let isStarted = false;
  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    const hydrate = await load();
    await hydrate();
    island.removeEventListener('click', remember);
    pressed?.click();
  };
  const begin = (): void => void start();

  island.addEventListener('click', remember);
  for (const sign of SIGNS_OF_INTEREST) {
    island.addEventListener(sign, begin, { once: true, passive: true });
  }
  if (document.readyState === 'complete') atRest(begin);
  else addEventListener('load', () => atRest(begin), { once: true });
};

export default hydratePainted;
