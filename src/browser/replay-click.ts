import { recordFields } from './replay-fields.ts';

/**
 * Records input and clicks made before hydration. The returned function replays the input, then the last click.
 */
export function recordClick(part: HTMLElement): () => void {
  const replayFields = recordFields(part);
  let clicked: HTMLElement | null = null;
  const record = (event: Event): void => {
    if (!(event.target instanceof Element)) return;
    clicked?.removeAttribute('aria-busy');
    clicked = event.target.closest('button');
    if (clicked) clicked.ariaBusy = 'true';
  };
  part.addEventListener('click', record);
  return () => {
    part.removeEventListener('click', record);
    replayFields();
    clicked?.removeAttribute('aria-busy');
    clicked?.click();
  };
}
