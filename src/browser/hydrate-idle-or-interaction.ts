import type { ClientDirective } from 'astro';
import { onIdle } from './on-idle.ts';
import { recordInput } from './replay-input.ts';

const INTERACTION_EVENTS = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * `client:idle-or-interaction` hydrates an island once the page has loaded and is idle, or at the first interaction with it.
 * It replays the last click made before hydration.
 */
const hydrateOnIdleOrInteraction: ClientDirective = (load, _options, island) => {
  const replayInput = recordInput(island);
  let isStarted = false;
  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    const hydrate = await load();
    await hydrate();
    replayInput();
  };
  const begin = (): void => void start();

  for (const event of INTERACTION_EVENTS) {
    island.addEventListener(event, begin, { once: true, passive: true });
  }
  onIdle(begin);
};

export default hydrateOnIdleOrInteraction;
