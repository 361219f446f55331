import { recordClick } from './replay-click.ts';

/** Records input and clicks in every island that is not hydrated yet, and replays them on hydration. */
export function recordIslandClicks(): void {
  for (const island of document.querySelectorAll<HTMLElement>('astro-island[ssr]')) {
    island.addEventListener('astro:hydrate', recordClick(island), { once: true });
  }
}
