import { recordFields } from './replay-fields.ts';

/**
 * Keeps what is entered, and the last press on a button, in a part of the page that cannot hear yet. The returned function
 * enters it again and then presses again, so that the press finds what stands on the screen.
 */
export function recordClick(part: HTMLElement): () => void {
  const enterAgain = recordFields(part);
  let pressed: HTMLElement | null = null;
  const remember = (event: Event): void => {
    if (!(event.target instanceof Element)) return;
    pressed?.removeAttribute('aria-busy');
    pressed = event.target.closest('button');
    if (pressed) pressed.ariaBusy = 'true';
  };
  part.addEventListener('click', remember);
  return () => {
    part.removeEventListener('click', remember);
    enterAgain();
    pressed?.removeAttribute('aria-busy');
    pressed?.click();
  };
}
