import {
  $consent,
  acceptAll,
  declineConsent,
  loadConsent,
  resetConsent,
  savePreferences,
} from './consent.ts';
import { focusMain } from '#browser/focus.ts';

const ANALYTICS = '/analytics.js';

/** Records this page view, once. Call it only with analytics consent. */
function sendPageView(): void {
  // A module runs only once, and `import()` needs no Trusted Types policy, unlike a script element's `src`.
  import(/* @vite-ignore */ ANALYTICS).catch(() => undefined);
}

/** Starts the consent banner, shown until a choice is made, and the footer's "Cookie settings" button. */
export function startConsent(): void {
  const banner = document.querySelector<HTMLElement>('.consent');
  const title = banner?.querySelector('h2');
  const form = banner?.querySelector('form');
  const settings = document.querySelector<HTMLElement>('.cookie-settings');
  if (!banner || !title || !form || !settings) return;

  const customize = (isCustomizing: boolean) => {
    banner.toggleAttribute('data-customizing', isCustomizing);
    form.reset();
    title.focus();
  };
  const save = () => {
    const isChecked = (name: string) => new FormData(form).has(name);
    savePreferences({
      analytics: isChecked('analytics'),
      functional: isChecked('functional'),
      targeting: isChecked('targeting'),
    });
  };
  const actions: Record<string, () => void> = {
    accept: acceptAll,
    decline: declineConsent,
    customize: () => customize(true),
    back: () => customize(false),
    save,
  };

  form.onsubmit = (event) => {
    event.preventDefault();
    actions[event.submitter?.getAttribute('value') ?? '']?.();
  };
  settings.onclick = () => {
    resetConsent();
    customize(false);
  };

  new ResizeObserver(() => {
    for (const element of [document.documentElement, settings.closest('footer')]) {
      element?.style.setProperty('--banner-height', `${banner.offsetHeight}px`);
    }
  }).observe(banner);

  loadConsent();
  $consent.subscribe((consent) => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = consent !== null;
    if (consent?.analytics) sendPageView();
    if (consent && hadFocus) focusMain();
  });
}
