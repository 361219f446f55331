import {
  $consent,
  acceptAll,
  decline,
  loadConsent,
  resetConsent,
  savePreferences,
} from '#stores/consent.ts';

/** The consent banner, shown until a choice is made, and the footer's "Cookie settings". */
export function startConsent(): void {
  const banner = document.querySelector<HTMLElement>('.consent');
  const ask = banner?.querySelector<HTMLElement>('.ask');
  const form = banner?.querySelector('form');
  const title = banner?.querySelector('h2');
  if (!banner || !ask || !form || !title) return;

  const showPreferences = (show: boolean) => {
    ask.hidden = show;
    form.hidden = !show;
    if (show) form.reset();
    title.focus();
  };
  const verbs: Record<string, () => void> = {
    accept: acceptAll,
    decline,
    customize: () => showPreferences(true),
    back: () => showPreferences(false),
  };

  banner.addEventListener('click', ({ target }) => {
    const verb = target instanceof HTMLElement ? target.dataset['consent'] : undefined;
    if (verb) verbs[verb]?.();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const ticked = new FormData(form);
    savePreferences({
      analytics: ticked.has('analytics'),
      functional: ticked.has('functional'),
      targeting: ticked.has('targeting'),
    });
  });
  document.querySelector('.cookie-settings')?.addEventListener('click', () => {
    resetConsent();
    showPreferences(false);
  });

  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--banner-height', `${banner.offsetHeight}px`);
  }).observe(banner);

  loadConsent();
  $consent.subscribe((consent) => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = consent !== null;
    if (consent && hadFocus)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}
