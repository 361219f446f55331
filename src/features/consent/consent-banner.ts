import './consent-banner.css';
import { $consent, acceptAll, declineConsent, resetConsent, savePreferences } from './consent.ts';
import { focusMain } from '#browser/focus.ts';

/** Starts the consent banner, which is shown while no choice is stored. Returns a function that asks again. */
export function startConsentBanner(banner: HTMLElement, footer: HTMLElement): () => void {
  const title = banner.querySelector('h2');
  const form = banner.querySelector('form');
  if (!title || !form) throw new Error('The consent banner has no title or no form.');

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

  new ResizeObserver(() => {
    for (const element of [document.documentElement, footer]) {
      element.style.setProperty('--banner-height', `${banner.offsetHeight}px`);
    }
  }).observe(banner);

  $consent.subscribe((consent) => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = consent !== null;
    if (consent && hadFocus) focusMain();
  });

  return () => {
    resetConsent();
    customize(false);
  };
}
