import { startConsent } from '#components/site-consent.ts';
import { startMenus } from '#components/site-menu.ts';
import { startLinksToTop } from '#components/site-top.ts';
import { startYear } from '#components/site-year.ts';

addEventListener('error', ({ message }) => console.error(message));
addEventListener('unhandledrejection', ({ reason }) => console.error(reason));

startMenus();
startLinksToTop();
startConsent();
startYear();
