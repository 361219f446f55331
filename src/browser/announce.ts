const PAUSE_MS = 500;

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

/** Announces a message to screen readers after a pause. Of several in a row only the last is spoken. */
export function announce(message: string): void {
  const target = liveRegion();
  target.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    target.textContent = message;
  }, PAUSE_MS);
}
