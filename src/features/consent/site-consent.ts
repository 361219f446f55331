import { $consent, followConsent, loadConsent } from './consent.ts';

const ANALYTICS = '/analytics.js';

/** Records this page view, once. Call it only with analytics consent. */
function sendPageView(): void {
  // A module runs only once, and `import()` needs no Trusted Types policy, unlike a script element's `src`.
  import(/* @vite-ignore */ ANALYTICS).catch(() => undefined);
}

/** Starts the consent banner for visitors who have made no choice, and the footer's "Cookie settings" button. */
export function startConsent(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  const settings = document.querySelector<HTMLElement>('.cookie-settings');
  const footer = settings?.closest('footer');
  if (!header || !settings || !footer) return;

  let asking: Promise<() => void> | undefined;
  const loadBanner = async (): Promise<() => void> => {
    const { startConsentBanner } = await import('./consent-banner.ts');
    return startConsentBanner(header, footer);
  };
  /** Loads and starts the banner once; after a failure, the next call tries again. */
  const startBanner = (): Promise<() => void> =>
    (asking ??= loadBanner().catch((error: unknown) => {
      asking = undefined;
      throw error;
    }));

  settings.onclick = () => void startBanner().then((askAgain) => askAgain());

  loadConsent();
  followConsent();
  $consent.subscribe((consent) => {
    if (consent === null) void startBanner();
    if (consent?.analytics) sendPageView();
  });
}
