const PAUSE_MS = 500;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function liveRegion(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}

/** Tells screen readers something when the shopper pauses; of several messages in a row only the last is spoken. */
export function announce(message: string): void {
  const target = liveRegion();
  target.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    target.textContent = message;
  }, PAUSE_MS);
}
