import { startConsent } from '#components/site-consent.ts';
import { startMenus } from '#components/site-menu.ts';
import { startLinksToTop } from '#components/site-top.ts';

addEventListener('error', ({ message }) => console.error(message));
addEventListener('unhandledrejection', ({ reason }) => console.error(reason));

startMenus();
startLinksToTop();
startConsent();

const year = document.querySelector('.year');
if (year) year.textContent = `${new Date().getFullYear()}`;
