import { recordInput } from './replay-input.ts';

/** Hydrates a part of the page, once its code is loaded. */
type Hydrate = (part: HTMLElement) => void;

/** Loads and runs a part's code when it is about to become visible. Replays an earlier click. */
export function hydrateWhenVisible(part: HTMLElement, loadHydrate: () => Promise<Hydrate>): void {
  const replayInput = recordInput(part);
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy page delivers several observations at once, the oldest first.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void loadHydrate().then((hydrate) => {
        hydrate(part);
        replayInput();
        part.dataset['hydrated'] = '';
      });
    },
    { rootMargin: '400px' },
  );
  // The part itself may have no box (`display: contents`).
  observer.observe(part.parentElement ?? part);
}
