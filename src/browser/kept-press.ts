/** Keeps the last press on a button of a part of the page that cannot hear yet; the answer presses it again. */
export function keepPress(part: HTMLElement): () => void {
  let pressed: HTMLElement | null = null;
  const remember = (event: Event): void => {
    if (event.target instanceof Element) pressed = event.target.closest('button');
  };
  part.addEventListener('click', remember);
  return () => {
    part.removeEventListener('click', remember);
    pressed?.click();
  };
}
