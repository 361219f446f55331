import { recordClick } from './replay-click.ts';

/** Keeps what is entered and pressed in any island that is not awake yet, and repeats it when it is. */
export function recordIslandClicks(): void {
  for (const island of document.querySelectorAll<HTMLElement>('astro-island[ssr]')) {
    island.addEventListener('astro:hydrate', recordClick(island), { once: true });
  }
}
