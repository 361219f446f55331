import { recordClick } from './replay-click.ts';

/** What wakes a part of the page, as soon as its code is here. */
type Wake = (part: HTMLElement) => void;

/** Fetches the code of a part that the page has painted when it is about to come into sight; a press is kept until then. */
export function hydrateWhenVisible(part: HTMLElement, fetchWake: () => Promise<Wake>): void {
  const replayClick = recordClick(part);
  const nearby = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      nearby.disconnect();
      void fetchWake().then((wake) => {
        wake(part);
        replayClick();
      });
    },
    { rootMargin: '400px' },
  );
  // The part itself may have no box (`display: contents`).
  nearby.observe(part.parentElement ?? part);
}
