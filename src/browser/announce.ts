const PAUSE_MS = 500;
/** How long a message can be read in the page: longer than a screen reader needs to notice it. */
const STAY_MS = 7000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Screen readers ignore what is under an open dialog. */
const topmost = (): Element =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

function liveRegion(): HTMLElement {
  const place = topmost();
  if (region?.parentElement === place) return region;
  region?.remove();
  region = document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  place.append(region);
  return region;
}

/**
 * Announces a message to screen readers after a pause. Of several in a row only the last is spoken. Once heard it is removed,
 * so that nobody who reads on to the end of the page finds it there.
 */
export function announce(message: string): void {
  const target = liveRegion();
  target.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    target.textContent = message;
    timer = setTimeout(() => target.replaceChildren(), STAY_MS);
  }, PAUSE_MS);
}
