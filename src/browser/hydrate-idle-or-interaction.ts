import type { ClientDirective } from 'astro';
import { onIdle } from './on-idle.ts';
import { recordClick } from './replay-click.ts';

const SIGNS_OF_INTEREST = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * `client:painted` wakes an island once the page has loaded and rests, so that nothing that paints waits for it, or at
 * the first sign of interest. A press on a button that comes too early is kept and repeated when the island can hear it.
 */
const hydrateOnIdleOrInteraction: ClientDirective = (load, _options, island) => {
  const replayClick = recordClick(island);
  let isStarted = false;
  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    const hydrate = await load();
    await hydrate();
    replayClick();
  };
  const begin = (): void => void start();

  for (const sign of SIGNS_OF_INTEREST) {
    island.addEventListener(sign, begin, { once: true, passive: true });
  }
  onIdle(begin);
};

export default hydrateOnIdleOrInteraction;
