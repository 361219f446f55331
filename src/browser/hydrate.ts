import { onIdle } from './on-idle.ts';
import { recordInput } from './replay-input.ts';

/** Hydrates a part of the page. */
type Hydrate = (part: HTMLElement) => void;

/** Loads the code of a part. */
type LoadHydrate = () => Promise<Hydrate>;

const INTERACTION_EVENTS = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * Records what a visitor does in a prerendered part. The returned function loads its code, hydrates it and replays that,
 * once; where the code could not be loaded, the next call tries again.
 */
function prepare(part: HTMLElement, loadHydrate: LoadHydrate): () => void {
  const replayInput = recordInput(part);
  let isStarted = false;
  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    const hydrate = await loadHydrate().catch((error: unknown) => {
      isStarted = false;
      throw error;
    });
    hydrate(part);
    replayInput();
  };
  return () => void start();
}

/** Hydrates a part once the page has loaded and is idle, or at the first interaction with it. */
export function hydrateOnIdleOrInteraction(part: HTMLElement, loadHydrate: LoadHydrate): void {
  const start = prepare(part, loadHydrate);
  for (const event of INTERACTION_EVENTS) part.addEventListener(event, start, { passive: true });
  onIdle(start);
}

/** Hydrates a part when it is about to become visible. */
export function hydrateWhenVisible(part: HTMLElement, loadHydrate: LoadHydrate): void {
  const start = prepare(part, loadHydrate);
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy page delivers several observations at once, the oldest first.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '400px' },
  );
  // The part itself may have no box (`display: contents`).
  observer.observe(part.parentElement ?? part);
}
